import type { ImageShape } from '../../model/image';
import { imageSourceAddress, parseImageSource } from '../../model/image-source';
import { placeInBox } from '../../model/fit';
import { logoField } from '../../model/logo-address';
import { sizeFrom } from '../../model/natural-size';
import { plateOf, type Plate } from '../../model/plate';
import type { ElementContext } from '../element-definition';
import type { Rect } from '../geometry';
import type { PlacedElement } from '../placed-element';

/** A picture in its element's box. Lengths in px from the box's corner. */
export interface PlacedPicture extends Rect {
  readonly src: string;
  readonly radius: number;
  /** What it stands on within its place. A linked picture has none: nobody can put it there. */
  readonly plate: Plate | null;
}

export type PictureProblem = 'blank' | 'relative' | 'refused';

/** The address of an element's picture: its own, else that of the person's logo. As typed. */
export function pictureAddress(
  { content = '' }: Pick<PlacedElement, 'content'>,
  { signature }: Pick<ElementContext, 'signature'>,
): string {
  return content.trim() || signature[logoField(signature)].trim();
}

/**
 * The whole picture as large as its box allows, centred; where its natural size is not known it fills the box. A round
 * one loses its corners, not the box: so the drawing is what the mail shows.
 */
export function placePicture(
  element: PlacedElement,
  context: ElementContext,
): PlacedPicture | PictureProblem {
  const address = pictureAddress(element, context);
  const source = parseImageSource(address, context.baseUrl);
  if (!source.ok) return source.problem;
  const src = imageSourceAddress(source.value);
  const { width, height } = element;
  const natural =
    source.value.kind === 'data'
      ? source.value.size
      : sizeFrom([element.naturalSize, ...(context.signature.naturalSizes ?? [])], address);
  const box = { width, height };
  const target =
    natural === null ? { x: 0, y: 0, ...box } : placeInBox(natural, box, 'contain').target;
  const shape: ImageShape = element.shape ?? context.signature.logoShape;
  const radius = shape === 'round' ? Math.floor(Math.min(target.width, target.height) / 2) : 0;
  const color = source.value.kind === 'data' ? (element.style.backgroundColor ?? '') : '';
  return { src, ...target, radius, plate: plateOf(color, target) };
}
