import { CANVAS, focusElement } from './drawing/element-nodes';

/** Brings the focus back to the canvas: to the element that was selected last, or to the canvas itself. */
export function focusCanvas(selection: readonly string[]): void {
  const svg = document.querySelector<SVGSVGElement>(CANVAS);
  if (svg !== null) focusElement(svg, selection.at(-1));
}
