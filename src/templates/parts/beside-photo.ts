import { beside, shrinkToFit, stacked, type Block } from '../../email/builders';
import { roughSize } from '../../email/rough-width';
import { wordsOf, type SignatureView } from '../view';
import { middle } from './alignment';

/** A name whose longest word would be smaller than this beside the photo, in px, stands below it. */
const LEAST_NAME = 15;

/**
 * The words with the name in them beside the photo, in `width` px with `gap` px between; below it where a long name would be
 * small or torn. `wordsIn` gives them for the width that they have.
 */
export function besidePhoto(
  signature: SignatureView,
  photo: Block,
  { width, gap }: { readonly width: number; readonly gap: number },
  wordsIn: (room: number) => Block,
): Block {
  if (photo === null) return wordsIn(width);
  const room = width - (photo.width ?? 0) - gap;
  const names = wordsOf(signature, 'name').split(/[\s-]+/);
  return roughSize(names, room, true) < LEAST_NAME
    ? stacked(gap / 2, [shrinkToFit(photo), wordsIn(width)])
    : beside(gap, [middle(photo), middle(wordsIn(room))]);
}
