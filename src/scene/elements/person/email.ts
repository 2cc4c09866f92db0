import { emailHref, firstHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const emailDefinition = textElement({
  type: 'email',
  label: 'Email',
  group: 'contact',
  icon: 'mail',
  field: 'email',
  placeholder: 'Email',
  link: { kind: 'email', hrefOf: (_raw, lines) => firstHref(lines, emailHref) },
});
