import { textElement } from '../kinds/text';

export const titleDefinition = textElement({
  type: 'title',
  label: 'Job Title',
  field: 'jobTitle',
  placeholder: 'Job Title',
  resetStyle: { fontSize: 16 },
});
