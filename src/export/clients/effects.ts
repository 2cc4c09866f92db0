import { mapDocument } from '../../email/rewrite/map-document';
import type { ImageNode, TableNode } from '../../email/nodes';
import type { KnownRule } from '../../model/clients/client-rules';
import { asOne, dropOf, isEmbedded, isLinked, type NodeChanges } from './constructs';
import { painted } from './paints/paints';
import { quoted } from './quoted';

/** The document as a client shows it, by the rules that hold there. What is too wide is cut off by the width of its preview. */
export function asShown(doc: TableNode, rules: readonly KnownRule[], replies: number): TableNode {
  const changes = rules.flatMap(changesOf);
  const kept = changes.length === 0 ? doc : mapDocument(doc, asOne(changes), null);
  const paints = new Set(rules.flatMap(({ paint }) => paint ?? []));
  const colored = [...paints].reduce(painted, kept);
  return rules.some(({ effect }) => effect === 'quoted') ? quoted(colored, replies) : colored;
}

function changesOf({ effect, construct }: KnownRule): readonly NodeChanges[] {
  switch (effect) {
    case 'dropped':
      return dropOf(construct);
    case 'hidden':
      return construct === 'embedded picture' ? [{ image: emptied(isEmbedded) }] : [];
    case 'blocked':
      return [{ image: emptied(isLinked) }];
    // By other ways, or of what a picture of an email does not show.
    case 'repainted':
    case 'quoted':
    case 'cut':
    case 'refused':
    case 'clipped':
    case 'linked':
    case 'unopened':
    case 'resampled':
    case 'unseen':
    case 'respaced':
    case 'unused':
      return [];
  }
}

/** A picture that a client does not show: its box stays, square, with the alternative text in it. */
function emptied(isGone: (image: ImageNode) => boolean) {
  return (image: ImageNode): ImageNode =>
    isGone(image) ? { ...image, src: '', radius: 0 } : image;
}
