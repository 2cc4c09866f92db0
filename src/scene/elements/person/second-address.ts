import { mapHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';

export const secondAddressDefinition = textElement({
  type: 'secondAddress',
  label: 'Second Address',
  group: 'contact',
  icon: 'pin',
  field: 'secondAddress',
  placeholder: 'Second address',
  link: { kind: 'map', hrefOf: (raw) => mapHref(raw) },
});
