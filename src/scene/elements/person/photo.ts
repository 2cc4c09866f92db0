import { cleanLine } from '../../../base/text';
import { pictureElement } from '../../kinds/picture/picture';

export const photoDefinition = pictureElement({
  type: 'photo',
  label: 'Photo',
  group: 'media',
  icon: 'picture',
  width: 80,
  height: 80,
  follows: 'profileImageUrl',
  fit: 'cover',
  hasShapes: true,
  fieldOf: () => 'profileImageUrl',
  cropOf: ({ profileCrop }) => profileCrop,
  shapeOf: () => 'round',
  altOf: ({ fullName }) => cleanLine(fullName),
});
