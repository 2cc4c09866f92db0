import { textElement } from '../../kinds/text/text';

export const departmentDefinition = textElement({
  type: 'department',
  label: 'Department',
  group: 'text',
  icon: 'text',
  field: 'department',
  placeholder: 'Department',
});
