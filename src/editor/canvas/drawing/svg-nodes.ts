type Attributes = Readonly<Record<string, string | number>>;

/** Puts a new node of a drawing at the end of another. */
export function appendNode(parent: Element, tag: string, attributes: Attributes = {}): Element {
  const node = parent.ownerDocument.createElementNS(parent.namespaceURI, tag);
  setAll(node, attributes);
  return parent.appendChild(node);
}

/** What is as it was is not set: a browser would draw it again. */
export function setAll(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** A path that draws nothing has no `d`. */
export function drawPath(path: SVGPathElement, d: string): void {
  if (d === '') path.removeAttribute('d');
  else setAll(path, { d });
}
