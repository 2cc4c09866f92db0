import { textElement } from '../kinds/text';

export const textDefinition = textElement({
  type: 'text',
  label: 'Text',
  placeholder: 'Your text',
});
