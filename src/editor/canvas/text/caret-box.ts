import type { Rect } from '../../../scene/geometry';

/** Where the caret of a field, or the end of what is selected there that moves, is in the window; null where it is elsewhere. */
export function caretBox(field: HTMLElement): Rect | null {
  const selection = field.ownerDocument.getSelection();
  const { focusNode: node, focusOffset: offset } = selection ?? {};
  if (node == null || offset === undefined || !field.contains(node)) return null;
  const range = field.ownerDocument.createRange();
  range.setStart(node, offset);
  const box = lastOf(range) ?? besideBreak(node, offset, range);
  if (box !== null) return box;
  const { x, y, height } = field.getBoundingClientRect();
  return { x, y, width: 0, height };
}

/** A caret on an empty line has no box of its own: that of the line break before or behind it tells its place. */
function besideBreak(node: Node, offset: number, range: Range): Rect | null {
  const length = node instanceof Text ? node.length : node.childNodes.length;
  range.setStart(node, Math.min(offset, Math.max(0, length - 1)));
  range.setEnd(node, Math.min(offset + 1, length));
  return lastOf(range);
}

function lastOf(range: Range): Rect | null {
  const box = [...range.getClientRects()].at(-1);
  return box === undefined ? null : { x: box.x, y: box.y, width: 0, height: box.height };
}
