import { blockField } from '../../model/person/blocks';
import type { Origin, PlainRule } from '../../model/findings/findings';
import { SOCIAL_NETWORKS } from '../../model/person/social';
import { definitionOf, isPicture } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Check, CheckSubject } from './check';
import { imagesIn, type PlacedImage } from './doc-parts';

/** Pictures that travel as bytes within the HTML: the visitor's own, QR codes, what was drawn, and social icons. */
export const embeddedPictures: Check = {
  id: 'embedded-pictures',
  run: (subject) => {
    const embedded = imagesIn(subject.doc).filter(({ image }) => image.src.startsWith('data:'));
    const isUnknown = embedded.length === 0 && subject.html.includes('src="data:');
    return RULES.flatMap(({ kinds, rule }) => {
      const images = embedded.filter((placed) => kinds.includes(kindOf(placed, subject)));
      const isReported = images.length > 0 || (isUnknown && kinds.includes('own'));
      return isReported ? [{ rule, origin: originsOf(images) }] : [];
    });
  },
};

/** What an embedded picture shows. */
type PictureKind = 'own' | 'code' | 'drawn' | 'icon';

interface EmbeddedRule {
  readonly kinds: readonly PictureKind[];
  readonly rule: PlainRule;
}

const RULES: readonly EmbeddedRule[] = [
  { kinds: ['own'], rule: 'embedded-picture' },
  { kinds: ['code'], rule: 'embedded-code' },
  { kinds: ['drawn'], rule: 'embedded-drawing' },
  { kinds: ['own', 'code', 'drawn'], rule: 'embedded-picture-outlook' },
  { kinds: ['icon'], rule: 'embedded-marks' },
  { kinds: ['icon'], rule: 'embedded-marks-outlook' },
];

function kindOf(placed: PlacedImage, subject: CheckSubject): PictureKind {
  if (isSocialIcon(placed, subject)) return 'icon';
  if (isCode(placed, subject)) return 'code';
  return isDrawn(placed, subject) ? 'drawn' : 'own';
}

function originsOf(images: readonly PlacedImage[]): readonly Origin[] {
  return images.flatMap(({ image }) => image.origin ?? []);
}

/** Whether a picture was drawn of elements that are not pictures themselves. */
function isDrawn(
  { image: { origin = [] } }: PlacedImage,
  { elements }: Pick<CheckSubject, 'elements'>,
): boolean {
  const isGiven = (from: Origin): boolean =>
    from.kind === 'element' &&
    elements?.some((element) => element.id === from.id && isGivenPicture(element)) === true;
  return elements !== undefined && !origin.some(isGiven);
}

/** A picture of the visitor's, or an icon that they have chosen. */
function isGivenPicture(element: SceneElement): boolean {
  return isPicture(element) || isGlyph(element);
}

function isGlyph({ type }: SceneElement): boolean {
  return definitionOf(type).content === 'glyph';
}

/** Whether a picture is an icon of ours, of a network or of a contact detail. */
export function isIcon(placed: PlacedImage, subject: Pick<CheckSubject, 'elements'>): boolean {
  const { origin = [] } = placed.image;
  const glyphs = subject.elements?.filter(isGlyph) ?? [];
  return (
    isSocialIcon(placed, subject) ||
    origin.some((from) => from.kind === 'element' && glyphs.some(({ id }) => id === from.id))
  );
}

/** Whether a picture is a QR code and nothing else. */
function isCode(
  { image: { origin = [] } }: PlacedImage,
  { elements = [] }: Pick<CheckSubject, 'elements'>,
): boolean {
  const isFromCode = (from: Origin): boolean =>
    from.kind === 'field'
      ? from.field.startsWith(blockField({ kind: 'qr', id: '' }))
      : elements.some(({ id, type }) => id === from.id && definitionOf(type).content === 'code');
  return origin.length > 0 && origin.every(isFromCode);
}

/** Whether a picture is a social icon. */
function isSocialIcon(
  { image: { origin = [] } }: PlacedImage,
  { elements = [] }: Pick<CheckSubject, 'elements'>,
): boolean {
  return origin.some((from) =>
    from.kind === 'field'
      ? SOCIAL_NETWORKS.some(({ id }) => id === from.field)
      : elements.some(
          ({ id, type }) => id === from.id && definitionOf(type).iconSizing !== undefined,
        ),
  );
}
