import { contactIconElement } from '../kinds/contact-icon';

export const iconDefinition = contactIconElement({
  type: 'icon',
  label: 'Symbol',
  group: 'contact',
  icon: 'phone',
  side: 24,
});
