import { emailDisplay, emailHref } from '../../../model/person/web/email';
import { firstHref } from '../../../model/links';
import { mapHref } from '../../../model/person/postal/postal-address';
import { phoneHref } from '../../../model/person/phone/phone';
import { websiteDisplay, websiteHref } from '../../../model/person/web/web-address';
import type { LinkedRange } from '../../../model/links';
import { shownNumbers } from '../../../model/person/phone/known-numbers';
import type { FieldKindId } from '../../../model/person/text-fields.data';
import { PERSON_FIELDS, type PersonFieldId } from '../../../model/person/text-fields';
import { textElement } from '../../kinds/text/text';
import type { TextKind } from '../../kinds/text/text-kind';
import { foldLines } from '../../text/text-lines';

type KindPart = Pick<TextKind<string>, 'group' | 'icon' | 'link' | 'linksIn' | 'displayLine'>;

const BY_KIND: Readonly<Record<FieldKindId, KindPart>> = {
  words: { group: 'text', icon: 'text' },
  phone: {
    group: 'contact',
    icon: 'phone',
    link: { kind: 'phone', hrefOf: (_raw, [first = '']) => phoneHref(first) },
    linksIn: severalNumbers,
  },
  email: {
    group: 'contact',
    icon: 'mail',
    displayLine: emailDisplay,
    link: { kind: 'email', hrefOf: (_raw, lines) => firstHref(lines, emailHref) },
  },
  website: {
    group: 'contact',
    icon: 'globe',
    displayLine: websiteDisplay,
    link: { kind: 'website', hrefOf: (raw) => firstHref(foldLines(raw), websiteHref) },
  },
  address: {
    group: 'contact',
    icon: 'pin',
    link: { kind: 'map', hrefOf: (raw) => mapHref(raw) },
  },
};

/** The numbers of a text, where these are several; each line has its own. */
function severalNumbers(text: string): readonly LinkedRange[] {
  let from = 0;
  const all = text.split('\n').flatMap((line) => {
    const at = from + (line.length - line.trimStart().length);
    from += line.length + 1;
    const { text: shown, links } = shownNumbers(line);
    if (shown !== line.trim()) return [];
    return links.map(({ start, end, href }) => ({ start: at + start, end: at + end, href }));
  });
  return all.length > 1 ? all : [];
}

type OwnPart = Partial<Pick<TextKind<string>, 'label' | 'placeholder' | 'resetStyle'>>;

/** What differs from the row of the field. */
const OWN: Readonly<Partial<Record<PersonFieldId, OwnPart>>> = {
  fullName: {
    label: 'Name',
    placeholder: 'Your Name',
    resetStyle: { fontSize: 18, fontWeight: 700 },
  },
  jobTitle: { resetStyle: { fontSize: 16 } },
  email: { label: 'Email', placeholder: 'Email' },
  secondAddress: { placeholder: 'Second address' },
};

/** An element for each text of the person, in the order of these. */
export const personTextDefinitions = PERSON_FIELDS.map(({ id, label, shortLabel = label, kind }) =>
  textElement({
    type: typeOf(id),
    field: id,
    label: shortLabel,
    placeholder: shortLabel,
    ...BY_KIND[kind],
    ...OWN[id],
  }),
);

/** What files call the element of a field. */
function typeOf(field: PersonFieldId) {
  switch (field) {
    case 'fullName':
      return 'name';
    case 'jobTitle':
      return 'title';
    case 'companyName':
      return 'company';
    default:
      return field;
  }
}
