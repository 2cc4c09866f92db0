import { textElement } from '../kinds/text';

export const companyDefinition = textElement({
  type: 'company',
  label: 'Company',
  group: 'text',
  icon: 'text',
  field: 'companyName',
  placeholder: 'Company',
});
