import { pictureElement } from '../kinds/picture/picture';

const picture = pictureElement({
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

export const bannerDefinition = {
  ...picture,
  sections: [...picture.sections, 'days'],
} as const satisfies typeof picture;
