import { textElement } from '../../kinds/text/text';

export const titleDefinition = textElement({
  type: 'title',
  label: 'Job Title',
  group: 'text',
  icon: 'text',
  field: 'jobTitle',
  placeholder: 'Job Title',
  resetStyle: { fontSize: 16 },
});
