import { textElement } from '../kinds/text';

export const companyDefinition = textElement({
  type: 'company',
  label: 'Company',
  field: 'companyName',
  placeholder: 'Company',
});
