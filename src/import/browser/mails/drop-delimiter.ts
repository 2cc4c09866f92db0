/** What mail programs write above a signature (RFC 3676, 4.3); some lose the blank at its end. */
const DELIMITER = /^\s*--[ \u00a0]?(?:\r?\n|$)/;

/** Takes the `-- ` above a signature out of it: it is the mail's, and whoever inserts the signature writes it again. */
export function dropDelimiter(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.trim() === '') continue;
    const [delimiter] = DELIMITER.exec(text.data) ?? [];
    if (delimiter === undefined) return;
    text.data = text.data.slice(delimiter.length);
    const next = text.nextSibling;
    if (text.data === '' && next instanceof Element && next.localName === 'br') next.remove();
    return;
  }
}
