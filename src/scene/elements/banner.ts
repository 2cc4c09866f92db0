import { pictureElement } from '../kinds/picture';

export const bannerDefinition = pictureElement({
  type: 'banner',
  label: 'Banner',
  group: 'media',
  icon: 'picture',
  width: 600,
  height: 120,
  fit: 'cover',
  hasShapes: false,
  shapeOf: () => 'square',
  altOf: () => '',
});
