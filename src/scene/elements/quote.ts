import { textElement } from '../kinds/text';

export const quoteDefinition = textElement({
  type: 'quote',
  label: 'Quote',
  field: 'quote',
  placeholder: 'Quote',
});
