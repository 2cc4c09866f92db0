import { markRowElement } from '../kinds/mark-row';

export const socialDefinition = markRowElement({
  type: 'social',
  label: 'Social Links',
  group: 'media',
  icon: 'share',
});
