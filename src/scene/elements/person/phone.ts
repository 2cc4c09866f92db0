import { phoneHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const phoneDefinition = textElement({
  type: 'phone',
  label: 'Phone',
  group: 'contact',
  icon: 'phone',
  field: 'phone',
  placeholder: 'Phone',
  link: { kind: 'phone', hrefOf: (_raw, [first = '']) => phoneHref(first) },
});
