type Attributes = Readonly<Record<string, string | number>>;

/** Puts a new node of a drawing at the end of another. */
export function appendNode(parent: Element, tag: string, attributes: Attributes = {}): Element {
  const node = parent.ownerDocument.createElementNS(parent.namespaceURI, tag);
  setAll(node, attributes);
  return parent.appendChild(node);
}

export function setAll(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}
