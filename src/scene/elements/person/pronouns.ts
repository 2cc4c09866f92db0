import { textElement } from '../../kinds/text/text';

export const pronounsDefinition = textElement({
  type: 'pronouns',
  label: 'Pronouns',
  group: 'text',
  icon: 'text',
  field: 'pronouns',
  placeholder: 'Pronouns',
});
