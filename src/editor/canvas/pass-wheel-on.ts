import { canvasOf } from './element-nodes';

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

function isWithin(target: EventTarget | null, node: HTMLElement, parts: string): boolean {
  const part = target instanceof Element ? target.closest(parts) : null;
  return node.contains(part);
}
