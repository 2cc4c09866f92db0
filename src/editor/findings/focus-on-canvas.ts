/** Moves the focus to an element on the canvas, which selects it and brings it into view. */
export function focusOnCanvas(id: string): void {
  const element = `[data-design-canvas] g[role="option"][data-element-id="${CSS.escape(id)}"]`;
  document.querySelector<SVGGElement>(element)?.focus({ preventScroll: true });
}
