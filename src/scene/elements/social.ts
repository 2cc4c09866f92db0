import { socialIconRowElement } from '../kinds/social-icon-row';

export const socialDefinition = socialIconRowElement({
  type: 'social',
  label: 'Social Links',
  group: 'media',
  icon: 'share',
});
