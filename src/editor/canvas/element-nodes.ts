/** The id of the element to whose drawing a node belongs; null for any other node. */
export function elementIdOf(node: EventTarget | null): string | null {
  if (!(node instanceof Element)) return null;
  return node.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

/** Moves the focus to an element's drawing, or to the canvas itself where there is none. */
export function focusElement(svg: SVGSVGElement, id: string | undefined): void {
  const node = id === undefined ? null : svg.querySelector<SVGGElement>(optionOf(id));
  const target = node ?? svg;
  if (target !== svg.ownerDocument.activeElement) target.focus({ preventScroll: true });
}

/** The drawing of an element, without what takes its presses. */
export function drawingOf(svg: SVGSVGElement, id: string): SVGGElement | null {
  return svg.querySelector<SVGGElement>(`${optionOf(id)} > g`);
}

/** The canvas's own drawing, for a node that lies on the canvas. */
export function canvasOf(node: Element): SVGSVGElement {
  const svg = node.closest('[data-design-canvas]')?.querySelector<SVGSVGElement>(':scope > svg');
  if (!svg) throw new Error('The node does not lie on the canvas');
  return svg;
}

function optionOf(id: string): string {
  return `g[role="option"][data-element-id="${CSS.escape(id)}"]`;
}
