import { mapHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const addressDefinition = textElement({
  type: 'address',
  label: 'Address',
  group: 'contact',
  icon: 'pin',
  field: 'address',
  placeholder: 'Address',
  link: { kind: 'map', hrefOf: (raw) => mapHref(raw) },
});
