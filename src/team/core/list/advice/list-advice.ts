import type { Sequence } from '../../../../base/sequence';
import { formatCount } from '../../../../base/text';
import { phonesIn } from '../../../../model/person/phone/phone';
import { addressOf } from '../people/facts';
import type { ListFieldId } from '../list-fields';
import {
  ADD_PLUS,
  numbersWithoutPlus,
  PHONE_FIELDS,
  unsignedNumbers,
  type UnsignedNumber,
} from './lost-plus';
import { ADD_ZEROS, wholePostalCode } from './lost-zeros';
import type { Facts, Member } from '../member';
import type { FixableAdvice } from '../table';

/** Advice on the list as a whole. */
export interface Advice {
  readonly field: ListFieldId | null;
  readonly message: string;
  /** Where nothing is wrong. */
  readonly isAdvice?: true;
  /** Where it can be followed in all cells at once. */
  readonly fixable?: FixableAdvice;
}

/**
 * What most people on a list have in common, so that it can be set for all at once, and what some write in another form than
 * others.
 */
export function adviceOn(members: Sequence<Member>): readonly Advice[] {
  return [...sharedValues(members), ...phoneAdvice(members), ...lostZeros(members)];
}

/** What fewer people have in common may be the same by chance, unless all have it. */
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

function sharedValues(members: Sequence<Member>): readonly Advice[] {
  if (members.length < 2) return [];
  const counts = majorities(members);
  return SHARABLE.flatMap(({ field, label }, index) => {
    const count = counts[index] ?? 0;
    if (count === 0 || (count < members.length && members.length < FEWEST_PEOPLE)) return [];
    const who =
      count === members.length
        ? 'Everybody has'
        : `${formatCount(count)} of ${formatCount(members.length)} people have`;
    const message = `${who} the same ${label}: it can be said once for all.`;
    return [{ field, message, isAdvice: true as const }];
  });
}

/**
 * For each of the above, how many have the text that more than half of them have; 0 where no text has as many (Boyer and Moore,
 * 'MJRTY', 1981).
 */
function majorities(members: Sequence<Member>): readonly number[] {
  const found = SHARABLE.map(({ of }) => ({ of, most: '', lead: 0, count: 0 }));
  for (const { facts } of members) {
    for (const each of found) {
      const text = each.of(facts);
      if (each.lead === 0) each.most = text;
      each.lead += text === each.most ? 1 : -1;
    }
  }
  for (const { facts } of members) {
    for (const each of found) if (each.of(facts) === each.most) each.count += 1;
  }
  return found.map(({ most, count }) => (most !== '' && count * 2 > members.length ? count : 0));
}

/** Numbers without the code of their country, and those that have the code without its plus. */
function phoneAdvice(members: Sequence<Member>): readonly Advice[] {
  const unsigned: UnsignedNumber[] = [];
  let [international, local] = [0, 0];
  for (const member of members) {
    unsigned.push(...unsignedNumbers(member));
    for (const field of PHONE_FIELDS) {
      for (const { dialed } of phonesIn(member.facts[field] ?? '')) {
        if (dialed.startsWith('+')) international++;
        else local++;
      }
    }
  }
  const lost = numbersWithoutPlus(unsigned);
  international += lost.length;
  local -= lost.length;
  const all = formatCount(international + local);
  const example = lost[0]?.text ?? '';
  const without = `${formatCount(lost.length)} of ${all} phone numbers have the code of their country without its +, such as ${example}. Spreadsheets drop it. ${ADD_PLUS}`;
  const mixed = `${formatCount(local)} of ${all} phone numbers have no country code, such as +49. Use one form for all.`;
  return [
    ...(lost.length > 0 ? [{ field: null, message: without, fixable: 'plus' as const }] : []),
    ...(international > 0 && local > 0 ? [{ field: null, message: mixed }] : []),
  ];
}

/** Postal codes that are shorter than those of their country by the zeros with which they begin. */
function lostZeros(members: Sequence<Member>): readonly Advice[] {
  const lost: string[] = [];
  let all = 0;
  for (const { facts } of members) {
    if (facts.postalCode === undefined) continue;
    all++;
    const whole = wholePostalCode(facts);
    if (whole !== null) lost.push(`${facts.postalCode} is ${whole}`);
  }
  const [example] = lost;
  if (example === undefined) return [];
  const message = `${formatCount(lost.length)} of ${formatCount(all)} postal codes have lost the zero that they begin with: ${example}. ${ADD_ZEROS}`;
  return [{ field: 'postalCode', message, fixable: 'zeros' }];
}
