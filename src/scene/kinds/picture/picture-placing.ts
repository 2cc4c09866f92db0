import { imageSourceAddress, parseImageSource } from '../../../model/picture/image-source';
import { placeInBox, type CropPart, type Size } from '../../../model/picture/fit';
import { cropPartFor, type Crop } from '../../../model/person/crop';
import { sizeFrom } from '../../../model/picture/natural-size';
import { backingOf, type ImageBacking } from '../../../model/picture/image-backing';
import type { ElementContext } from '../../element-definition';
import type { Rect } from '../../geometry';
import type { PlacedElement } from '../../properties/placed-element';
import type { PictureShowing } from './picture-showing';

/** A picture in its element's box. Lengths in px from the box's corner. */
export interface PlacedPicture extends Rect {
  readonly src: string;
  readonly radius: number;
  /** Whether it is cut to the aspect of its place. */
  readonly isCut: boolean;
  /** Which part of it fills its place, where that is not its middle, and its own size. */
  readonly crop: { readonly part: CropPart; readonly of: Size } | null;
  /** Its backing. A linked picture has none, since it cannot be drawn on one. */
  readonly backing: ImageBacking | null;
}

export type PicturePlacingProblem = 'blank' | 'relative' | 'refused';

/** The address of an element's picture: its own, else that of the person. As typed. */
export function pictureAddress(
  { content = '' }: Pick<PlacedElement, 'content'>,
  { fieldOf }: Pick<PictureShowing, 'fieldOf'>,
  { person }: Pick<ElementContext, 'person'>,
): string {
  return content.trim() || (fieldOf === undefined ? '' : person[fieldOf(person)].trim());
}

/** The crop of an element's picture: its own, else that of the person. */
export function pictureCrop(
  { crop }: Pick<PlacedElement, 'crop'>,
  { cropOf }: Pick<PictureShowing, 'cropOf'>,
  { person }: Pick<ElementContext, 'person'>,
): Crop | undefined {
  return crop ?? cropOf?.(person);
}

/**
 * The whole picture as large as its box allows, centered; where its natural size is not known, and where it is cut to its box,
 * it fills that. A round one loses its corners, not the box: so the drawing is what the mail shows.
 */
export function placePicture(
  element: PlacedElement,
  kind: PictureShowing,
  context: ElementContext,
): PlacedPicture | PicturePlacingProblem {
  const address = pictureAddress(element, kind, context);
  const source = parseImageSource(address, context.baseUrl);
  if (!source.ok) return source.problem;
  const src = imageSourceAddress(source.value);
  const { width, height } = element;
  const natural =
    source.value.kind === 'data'
      ? source.value.size
      : sizeFrom([element.naturalSize, ...(context.person.naturalSizes ?? [])], address);
  const box = { width, height };
  const isOwn = source.value.kind === 'data';
  const color = isOwn ? (element.style.backgroundColor ?? '') : '';
  // A linked picture cannot be cropped, and one on a backing is shown whole.
  const canCut = isOwn && backingOf(color, box) === null;
  const part = canCut ? cropPartFor(src, pictureCrop(element, kind, context)) : null;
  const isCut = canCut && (kind.fit === 'cover' || part !== null);
  const target =
    natural === null || isCut ? { x: 0, y: 0, ...box } : placeInBox(natural, box, 'contain').target;
  const shape = element.shape ?? kind.shapeOf(context.person);
  const roundest = Math.floor(Math.min(target.width, target.height) / 2);
  const radius = shape === 'round' ? roundest : Math.min(roundest, element.style.radius ?? 0);
  const crop = part === null || natural === null ? null : { part, of: natural };
  return { src, ...target, radius, isCut, crop, backing: backingOf(color, target) };
}
