import { logoField } from '../../model/picture/logo-address';
import { cleanLine } from '../../base/text';
import { pictureElement } from '../kinds/picture/picture';

export const logoDefinition = pictureElement({
  type: 'logo',
  label: 'Logo',
  group: 'media',
  icon: 'picture',
  width: 120,
  height: 60,
  follows: 'logoUrl',
  fit: 'contain',
  hasShapes: true,
  fieldOf: logoField,
  shapeOf: ({ logoShape }) => logoShape,
  altOf: ({ companyName }) => cleanLine(companyName),
});
