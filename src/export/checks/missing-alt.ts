import type { Check } from './check';
import { imagesIn, type PlacedImage } from './doc-parts';
import { nameOf } from './subject-names';

/**
 * A picture without words says nothing where it is blocked, and nothing to a screen reader: where it is a link, or all there
 * is. The parts of a drawing are many pictures, of which one speaks.
 */
export const missingAlt: Check = {
  id: 'missing-alt',
  run: (subject) => {
    const images = imagesIn(subject.doc);
    return images
      .filter((placed) => placed.image.alt.trim() === '' && (images.length === 1 || isMute(placed)))
      .map(({ image: { origin = [] } }) => ({
        rule: 'alt-missing',
        severity: 'broken',
        clients: [],
        args: { label: nameOf(origin, 'Picture', subject) },
        origin,
      }));
  },
};

/** Whether a picture stands in a link that says nothing else. */
function isMute({ link }: PlacedImage): boolean {
  return link !== null && link.label === undefined && !link.children.some(isSpeaking);
}

function isSpeaking(child: NonNullable<PlacedImage['link']>['children'][number]): boolean {
  return (child.kind === 'text' ? child.text : child.alt).trim() !== '';
}
