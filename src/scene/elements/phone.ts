import { phoneHref } from '../../model/links';
import { textElement } from '../kinds/text';

export const phoneDefinition = textElement({
  type: 'phone',
  label: 'Phone',
  field: 'phone',
  placeholder: 'Phone',
  hrefOf: (_raw, [first = '']) => phoneHref(first),
});
