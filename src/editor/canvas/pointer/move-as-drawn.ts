import type { Axis } from '../../../scene/geometry';
import { panAlong, type Viewport } from '../../gestures/viewport';

/**
 * How far, in px, a drawing goes along an axis that begins `margin` px before what is seen of it: from where it was drawn for one
 * view to where another has it.
 */
export function wayAlong(axis: Axis, margin: number, view: Viewport, drawn: Viewport): number {
  const by = view.zoom / drawn.zoom;
  return margin + panAlong(view, axis) - (margin + panAlong(drawn, axis)) * by;
}

/** Moves and stretches a node as it is drawn, in px of the screen. What the browser keeps as a layer is not drawn again for it. */
export function moveAsDrawn(
  { style }: HTMLElement | SVGSVGElement,
  x: number,
  y: number,
  by = 1,
): void {
  style.transform = `translate(${x}px, ${y}px) scale(${by})`;
}
