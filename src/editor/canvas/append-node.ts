/** Puts a new node of a drawing at the end of another. */
export function appendNode(
  parent: Element,
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
): Element {
  const node = parent.ownerDocument.createElementNS(parent.namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return parent.appendChild(node);
}
