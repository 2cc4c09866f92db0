import { dragThreshold } from '../../gestures/gesture-reducer';
import { canvasOf } from '../drawing/element-nodes';

/** Lets the wheel zoom and pan over a node that lies on the canvas as it does beside it; over parts of it where those are named. */
export function passWheelOn(node: HTMLElement | null, parts = '*') {
  const pass = (event: WheelEvent) => {
    if (node === null || !isWithin(event.target, node, parts)) return;
    const copy = new WheelEvent(event.type, event);
    if (!canvasOf(node).dispatchEvent(copy)) event.preventDefault();
  };
  node?.addEventListener('wheel', pass, { passive: false });
  return () => node?.removeEventListener('wheel', pass);
}

/**
 * Hands a press on a part of a node to the canvas once it travels: a drag that begins there is one over the canvas, a click
 * stays the part's own.
 */
export function passDragOn(node: HTMLElement | null, parts: string) {
  let pressed: PointerEvent | null = null;
  const press = (event: PointerEvent) => {
    pressed = node !== null && isWithin(event.target, node, parts) ? event : null;
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const start = pressed;
    if (start === null || node === null || pointerId !== start.pointerId) return;
    const way = Math.hypot(clientX - start.clientX, clientY - start.clientY);
    if (way < dragThreshold(start.pointerType)) return;
    pressed = null;
    canvasOf(node).dispatchEvent(new PointerEvent(start.type, start));
  };
  const drop = () => {
    pressed = null;
  };
  node?.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', drop);
  return () => {
    node?.removeEventListener('pointerdown', press);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', drop);
  };
}

function isWithin(target: EventTarget | null, node: HTMLElement, parts: string): boolean {
  const part = target instanceof Element ? target.closest(parts) : null;
  return node.contains(part);
}
