import { textElement } from '../../kinds/text/text';

export const companyDefinition = textElement({
  type: 'company',
  label: 'Company',
  group: 'text',
  icon: 'text',
  field: 'companyName',
  placeholder: 'Company',
});
