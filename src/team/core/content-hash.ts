import type { TableNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import { digestOfText } from '../../model/picture/fingerprint';

/**
 * The fingerprint of a signature, to be compared with that of the last run: FNV-1a from four seeds, 128 bits as hexadecimal
 * digits. It finds changes; it keeps no secret, and does not withstand an attempt to give two signatures the same one.
 */
export function contentHash({
  html,
  text,
}: {
  readonly html: string;
  readonly text: string;
}): string {
  return digestOfText(`${html}\u0000${text}`);
}

/**
 * The HTML with what was drawn in the place of its bytes. Page and command line draw the same and encode it in other bytes, so
 * that by these everybody would have changed in a run of the other.
 */
export function withoutDrawnBytes(html: string, doc: TableNode): string {
  if (!html.includes('src="data:')) return html;
  let rest = html;
  for (const node of walk(doc)) {
    if (node.kind !== 'image' || node.rasterId === undefined) continue;
    if (node.src.startsWith('data:')) rest = rest.replaceAll(node.src, node.rasterId);
  }
  return rest;
}
