import { websiteDisplay, websiteHref, firstHref } from '../../../model/links';
import { textElement } from '../../kinds/text/text';
import { foldLines } from '../../text/text-lines';

export const websiteDefinition = textElement({
  type: 'website',
  label: 'Website',
  group: 'contact',
  icon: 'globe',
  field: 'website',
  placeholder: 'Website',
  displayLine: websiteDisplay,
  link: { kind: 'website', hrefOf: (raw) => firstHref(foldLines(raw), websiteHref) },
});
