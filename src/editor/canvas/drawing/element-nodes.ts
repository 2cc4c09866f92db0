/** The id of the element to whose drawing a node belongs; null for any other node. */
export function elementIdOf(node: EventTarget | null): string | null {
  if (!(node instanceof Element)) return null;
  return node.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

/** Moves the focus to an element's drawing, or to the canvas itself where there is none. */
export function focusElement(svg: SVGSVGElement, id: string | undefined): void {
  const node = id === undefined ? null : drawingOf(svg, id);
  const target = node ?? svg;
  if (target !== svg.ownerDocument.activeElement) target.focus({ preventScroll: true });
}

/** The drawing of an element; null where it is not on the canvas. */
export function drawingOf(svg: SVGSVGElement, id: string): SVGGElement | null {
  return svg.querySelector<SVGGElement>(optionOf(id));
}

/** The canvas's own drawing, for a node that lies on the canvas. */
export function canvasOf(node: Element): SVGSVGElement {
  const svg = node.closest('[data-design-canvas]')?.querySelector<SVGSVGElement>(CANVAS);
  if (!svg) throw new Error('The node does not lie on the canvas');
  return svg;
}

/** The drawing that holds all elements and the focus. */
export const CANVAS = 'svg[data-canvas]';

function optionOf(id: string): string {
  return `g[role="option"][data-element-id="${CSS.escape(id)}"]`;
}
