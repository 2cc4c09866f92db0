/** Moves a node as it is drawn, in px of the screen. What the browser keeps as a layer is not drawn anew for it. */
export function translate({ style }: HTMLElement | SVGSVGElement, x: number, y: number): void {
  style.transform = `translate(${x}px, ${y}px)`;
}
