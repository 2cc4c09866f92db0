/** The id of the element to whose drawing a node belongs; null for any other node. */
export function elementIdOf(node: EventTarget | null): string | null {
  if (!(node instanceof Element)) return null;
  return node.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

/** Moves the focus to an element's drawing, or to the canvas itself where there is none. */
export function focusElement(svg: SVGSVGElement, id: string | undefined): void {
  const node =
    id === undefined
      ? null
      : svg.querySelector<SVGGElement>(`g[role="option"][data-element-id="${CSS.escape(id)}"]`);
  const target = node ?? svg;
  if (target !== svg.ownerDocument.activeElement) target.focus({ preventScroll: true });
}
