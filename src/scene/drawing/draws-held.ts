import { isHeld, type HeldPictures } from '../../model/picture/held-pictures';
import type { SvgNode } from './svg';

/** What is to be drawn: a picture, or a drawing that may hold some. */
export type Drawable =
  | { readonly kind: 'picture'; readonly source: string }
  | { readonly kind: 'drawing'; readonly nodes: readonly SvgNode[] };

/** Whether drawing this would ask for a picture that is held. */
export function drawsHeld(wanted: Drawable, held: HeldPictures): boolean {
  return wanted.kind === 'picture' ? isHeld(wanted.source, held) : showsHeld(wanted.nodes, held);
}

function showsHeld(nodes: readonly (SvgNode | string)[], held: HeldPictures): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return false;
    const isOne = node.tag === 'image' && isHeld(String(node.attributes['href'] ?? ''), held);
    return isOne || showsHeld(node.children ?? [], held);
  });
}
