import { textElement } from '../../kinds/text/text';

export const nameDefinition = textElement({
  type: 'name',
  label: 'Name',
  group: 'text',
  icon: 'text',
  field: 'fullName',
  placeholder: 'Your Name',
  resetStyle: { fontSize: 18, fontWeight: 700 },
});
