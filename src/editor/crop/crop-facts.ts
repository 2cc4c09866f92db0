import { cropPartFor } from '../../model/person/crop';
import { SAMPLE_SIGNATURE } from '../../model/person/signature';
import { backingOf } from '../../model/picture/image-backing';
import type { CropPart, Size } from '../../model/picture/fit';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';
import type { ElementContext, PictureFit } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';

/** A picture that can be cropped, and the part of it that is shown where it was cropped. */
export interface Croppable {
  readonly src: string;
  /** Its natural size in px. */
  readonly size: Size;
  readonly part: CropPart | null;
  /** How it fills its box without a crop. */
  readonly fit: PictureFit;
}

/** What of an element's picture can be cropped; else a sentence about why it cannot. */
export function croppable(element: SceneElement, context: ElementContext): Croppable | string {
  const { picture } = definitionOf(element.type);
  const address = picture?.addressOf(element, context) ?? '';
  const source = parseImageSource(address, context.baseUrl);
  if (!source.ok) return 'Add a picture before you crop it.';
  if (address === SAMPLE_SIGNATURE.profileImageUrl)
    return 'This photo is a sample: replace it with your own, and crop that.';
  if (source.value.kind !== 'data')
    return 'Upload the picture to crop it: one from the web is shown whole.';
  const { width, height } = element;
  if (backingOf(element.style.backgroundColor ?? '', { width, height }) !== null)
    return 'Turn off the background behind the picture to crop it.';
  const src = imageSourceAddress(source.value);
  const part = cropPartFor(src, picture?.cropOf(element, context));
  return { src, size: source.value.size, part, fit: picture?.fit ?? 'contain' };
}
