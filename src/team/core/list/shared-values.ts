import { formatCount } from '../../../base/text';
import { addressOf } from './facts';
import type { ListFieldId } from './list-fields';
import type { Facts, Member } from './member';

/** What is told of the list as a whole. */
interface Advice {
  readonly field: ListFieldId | null;
  readonly message: string;
}

/** What most people on a list have in common and need not be said of each, and what some write in another form than others. */
export function adviceOn(members: readonly Member[]): readonly Advice[] {
  return [...sharedValues(members), ...mixedPhones(members)];
}

/** Of fewer people nobody can tell what is the same by chance. */
const FEWEST_PEOPLE = 5;

interface Sharable {
  readonly field: ListFieldId;
  readonly label: string;
  readonly of: (facts: Facts) => string;
}

const SHARABLE: readonly Sharable[] = [
  { field: 'companyName', label: 'company', of: ({ companyName = '' }) => companyName },
  { field: 'website', label: 'website', of: ({ website = '' }) => website },
  { field: 'phone', label: 'phone number', of: ({ phone = '' }) => phone },
  { field: 'fax', label: 'fax number', of: ({ fax = '' }) => fax },
  { field: 'address', label: 'address', of: addressOf },
  { field: 'quote', label: 'quote', of: ({ quote = '' }) => quote },
];

function sharedValues(members: readonly Member[]): readonly Advice[] {
  if (members.length < FEWEST_PEOPLE) return [];
  return SHARABLE.flatMap(({ field, label, of }) => {
    const count = majority(members.map(({ facts }) => of(facts)));
    if (count === 0) return [];
    const who =
      count === members.length
        ? 'Everybody has'
        : `${formatCount(count)} of ${formatCount(members.length)} people have`;
    return [{ field, message: `${who} the same ${label}: it can be said once for all.` }];
  });
}

/** How many say what more than half of them say; 0 where no text has as many (Boyer and Moore, 'MJRTY', 1981). */
function majority(texts: readonly string[]): number {
  let [most, lead] = ['', 0];
  for (const text of texts) {
    if (lead === 0) most = text;
    lead += text === most ? 1 : -1;
  }
  if (most === '') return 0;
  const count = texts.filter((text) => text === most).length;
  return count * 2 > texts.length ? count : 0;
}

function mixedPhones(members: readonly Member[]): readonly Advice[] {
  let [international, local] = [0, 0];
  for (const { facts } of members) {
    for (const number of [facts.phone, facts.mobile, facts.fax]) {
      if (number === undefined || !/(?:\d\D*){3}/.test(number)) continue;
      if (/^\(?(?:\+|00)/.test(number)) international++;
      else local++;
    }
  }
  if (international === 0 || local === 0) return [];
  const all = formatCount(international + local);
  const message = `${formatCount(local)} of ${all} phone numbers have no country code, such as +49. Use one form for all.`;
  return [{ field: null, message }];
}
