import type { Crop } from '../../model/person/crop';
import { backingOf } from '../../model/picture/image-backing';
import type { Size } from '../../model/picture/fit';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';
import type { ElementContext } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';

/** A picture that can be cropped, and the crop that was made on it or on an earlier one. */
export interface Croppable {
  readonly src: string;
  /** Its natural size in px. */
  readonly size: Size;
  readonly crop: Crop | undefined;
}

/** What of an element's picture can be cropped; else a sentence about why it cannot. */
export function croppable(element: SceneElement, context: ElementContext): Croppable | string {
  const { picture } = definitionOf(element.type);
  const address = picture?.addressOf(element, context) ?? '';
  const source = parseImageSource(address, context.baseUrl);
  if (!source.ok) return 'Add a picture before you crop it.';
  if (source.value.kind !== 'data')
    return 'Upload the picture to crop it: one from the web is shown whole.';
  const { width, height } = element;
  if (backingOf(element.style.backgroundColor ?? '', { width, height }) !== null)
    return 'Turn off the background behind the picture to crop it.';
  return {
    src: imageSourceAddress(source.value),
    size: source.value.size,
    crop: picture?.cropOf(element, context),
  };
}
