import { findChanges, type HtmlChanges } from './html-changes';
import { trustedHtml } from './trusted-html';

/** Shows printed HTML in `body`, which shows `shown` (null for something else); touches only what has changed. */
export function showHtml(body: HTMLElement, shown: string | null, html: string): void {
  const changes = shown === null ? null : findChanges(shown, html);
  if (changes === null) body.innerHTML = trustedHtml(html);
  else applyChanges(body, changes);
}

function applyChanges(body: HTMLElement, { texts, attributes }: HtmlChanges): void {
  if (texts.length > 0) {
    const nodes = textNodesOf(body);
    for (const [place, text] of texts) {
      const node = nodes[place];
      if (node !== undefined) node.data = text;
    }
  }
  if (attributes.length > 0) {
    // The parser adds table bodies, which the HTML does not name.
    const elements = body.querySelectorAll(':not(tbody)');
    for (const [place, name, value] of attributes) elements[place]?.setAttribute(name, value);
  }
}

function textNodesOf(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
}
