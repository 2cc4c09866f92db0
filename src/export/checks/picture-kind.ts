import { blockField } from '../../model/person/blocks';
import type { EmbeddedKind } from '../../model/clients/client-rule';
import type { Origin } from '../../model/findings/findings';
import { SOCIAL_NETWORKS } from '../../model/person/social';
import { definitionOf, isPicture } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { CheckSubject } from './check';
import type { PlacedImage } from './doc-parts';

type Elements = Pick<CheckSubject, 'elements'>;
type PictureToJudge = Pick<PlacedImage, 'image'>;

/** What a picture shows. */
export function pictureKind(placed: PictureToJudge, subject: Elements): EmbeddedKind {
  if (isSocialIcon(placed, subject)) return 'icon';
  if (isCode(placed, subject)) return 'code';
  return isDrawn(placed, subject) ? 'drawing' : 'own';
}

/** Whether a picture was drawn of elements that are not pictures themselves. */
function isDrawn({ image: { origin = [] } }: PictureToJudge, { elements }: Elements): boolean {
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
export function isIcon(placed: PictureToJudge, subject: Elements): boolean {
  const { origin = [] } = placed.image;
  const glyphs = subject.elements?.filter(isGlyph) ?? [];
  return (
    isSocialIcon(placed, subject) ||
    origin.some((from) => from.kind === 'element' && glyphs.some(({ id }) => id === from.id))
  );
}

/** Whether a picture is a QR code and nothing else. */
function isCode({ image: { origin = [] } }: PictureToJudge, { elements = [] }: Elements): boolean {
  const isFromCode = (from: Origin): boolean =>
    from.kind === 'field'
      ? from.field.startsWith(blockField({ kind: 'qr', id: '' }))
      : elements.some(({ id, type }) => id === from.id && definitionOf(type).content === 'code');
  return origin.length > 0 && origin.every(isFromCode);
}

/** Whether a picture is a social icon. */
function isSocialIcon(
  { image: { origin = [] } }: PictureToJudge,
  { elements = [] }: Elements,
): boolean {
  return origin.some((from) =>
    from.kind === 'field'
      ? SOCIAL_NETWORKS.some(({ id }) => id === from.field)
      : elements.some(
          ({ id, type }) => id === from.id && definitionOf(type).iconSizing !== undefined,
        ),
  );
}
