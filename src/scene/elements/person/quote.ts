import { textElement } from '../../kinds/text/text';

export const quoteDefinition = textElement({
  type: 'quote',
  label: 'Quote',
  group: 'text',
  icon: 'text',
  field: 'quote',
  placeholder: 'Quote',
});
