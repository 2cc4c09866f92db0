import { pictureElement } from '../kinds/picture/picture';

/** A picture of nothing in particular: what is dropped or pasted. A logo and a photo are those of the person. */
export const pictureDefinition = pictureElement({
  type: 'picture',
  label: 'Picture',
  group: 'media',
  icon: 'picture',
  width: 90,
  height: 60,
  fit: 'contain',
  hasShapes: true,
  shapeOf: () => 'square',
  altOf: () => '',
});
