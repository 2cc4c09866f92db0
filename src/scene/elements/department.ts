import { textElement } from '../kinds/text';

export const departmentDefinition = textElement({
  type: 'department',
  label: 'Department',
  field: 'department',
  placeholder: 'Department',
});
