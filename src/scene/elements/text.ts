import { textElement } from '../kinds/text/text';

export const textDefinition = textElement({
  type: 'text',
  label: 'Text',
  group: 'text',
  icon: 'text',
  placeholder: 'Your text',
});
