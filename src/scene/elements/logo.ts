import { pictureElement } from '../kinds/picture';

export const logoDefinition = pictureElement({
  type: 'logo',
  label: 'Logo',
  group: 'media',
  icon: 'picture',
  width: 120,
  height: 60,
});
