/** Moves and stretches a node as it is drawn, in px of the screen. What the browser keeps as a layer is not drawn anew for it. */
export function moveAsDrawn(
  { style }: HTMLElement | SVGSVGElement,
  x: number,
  y: number,
  by = 1,
): void {
  style.transform = `translate(${x}px, ${y}px) scale(${by})`;
}
