import { phoneHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const mobileDefinition = textElement({
  type: 'mobile',
  label: 'Mobile',
  group: 'contact',
  icon: 'phone',
  field: 'mobile',
  placeholder: 'Mobile',
  link: { kind: 'phone', hrefOf: (_raw, [first = '']) => phoneHref(first) },
});
