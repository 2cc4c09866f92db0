import { phoneHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const faxDefinition = textElement({
  type: 'fax',
  label: 'Fax',
  group: 'contact',
  icon: 'phone',
  field: 'fax',
  placeholder: 'Fax',
  link: { kind: 'phone', hrefOf: (_raw, [first = '']) => phoneHref(first) },
});
