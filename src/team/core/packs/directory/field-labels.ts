import { listFieldLabel } from '../../list/list-fields';
import type { DirectoryField } from './directory-fields';

/** The labels of fields, in one line: 'Mobile, Fax'. */
export function fieldLabels(fields: readonly DirectoryField[]): string {
  return fields.map(listFieldLabel).join(', ');
}
