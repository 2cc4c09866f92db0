import type { Point } from '../../../scene/geometry';

/** What is typed in an editable node. A line break at its end is the browser's, to hold the caret. */
export function textIn(node: HTMLElement): string {
  return node.innerText.replace(/\n+$/, '');
}

/** Puts the caret where a point of the window is; at the end where the text does not reach. */
export function putCaret(node: HTMLElement, at: Point): void {
  const selection = node.ownerDocument.getSelection();
  const place = placeAt(node.ownerDocument, at);
  if (place !== null && node.contains(place.node)) {
    selection?.collapse(place.node, place.offset);
    return;
  }
  selection?.selectAllChildren(node);
  selection?.collapseToEnd();
}

/** Older browsers have only the second of these two functions. */
function placeAt(page: Document, { x, y }: Point) {
  if ('caretPositionFromPoint' in page) {
    const found = page.caretPositionFromPoint(x, y);
    return found && { node: found.offsetNode, offset: found.offset };
  }
  const range = (page as LegacyDocument).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

type LegacyDocument = Pick<Document, 'caretRangeFromPoint'>;
