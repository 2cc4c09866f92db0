import { formatCount } from '../../../base/text';
import { phonesIn } from '../../../model/person/phone/phone';
import { addressOf, nameOf } from './facts';
import { LISTED_TEXTS, type ListFieldId } from './list-fields';
import { mappedFields } from './map-columns';
import type { Member, People, SkippedRow, Facts } from './member';
import { byLine, makeProblemList, type ProblemList } from './problem-list';
import { readRow } from './read-row';
import type { Mapping, ListTable } from './table';

/**
 * Who is on a list: those who get a signature, those who do not and why, and what is wrong with the list, the problems of its
 * table among them. Of two rows with the same address the first counts.
 */
export function readPeople(table: ListTable, mapping: Mapping): People {
  const members: Member[] = [];
  const skipped: SkippedRow[] = [];
  const problems = makeProblemList();
  const known = new Map<string, Member>();
  reportOfAddresses(mapping, problems);
  for (const row of table.rows) {
    const reading = readRow(row, mapping, table.header);
    if (reading.kind === 'skipped') {
      skipped.push(reading.skipped);
      continue;
    }
    const { member } = reading;
    const earlier = known.get(member.address);
    if (earlier !== undefined) {
      skipped.push({ line: row.line, reason: 'duplicate', who: member.address });
      problems.add(row.line, null, sameAddress(earlier, member));
      continue;
    }
    known.set(member.address, member);
    members.push(member);
    for (const { line, column, message } of reading.problems) problems.add(line, column, message);
  }
  const advice = adviceOn(members).map(({ field, message }) => {
    const place = field === null ? undefined : mapping[field];
    return { line: 0, column: table.header[place ?? -1] ?? null, message };
  });
  return {
    members,
    skipped,
    problems: byLine([...table.problems, ...problems.all(), ...advice]),
    fields: mappedFields(mapping),
  };
}

/** Of two people with one address both are named. */
function sameAddress(earlier: Member, member: Member): string {
  const [one, other] = [nameOf(earlier.facts), nameOf(member.facts)];
  const isOne = one === other || one === '' || other === '';
  const [first, second] = isOne ? ['', ''] : [` (${one})`, ` (${other})`];
  return `Line ${earlier.line}${first} has the same address, so line ${member.line}${second} is skipped.`;
}

function reportOfAddresses(mapping: Mapping, problems: ProblemList): void {
  if (mapping.email !== undefined || mapping.userPrincipalName !== undefined) return;
  problems.add(0, null, 'No column has email addresses in it. Choose the one that has.');
}

/** Advice on the list as a whole. */
interface Advice {
  readonly field: ListFieldId | null;
  readonly message: string;
}

/**
 * What most people on a list have in common, so that it can be set for all at once, and what some write in another form than
 * others.
 */
function adviceOn(members: readonly Member[]): readonly Advice[] {
  return [...sharedValues(members), ...mixedPhones(members)];
}

/** What fewer people have in common may be the same by chance. */
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

/** How many have the text that more than half of them have; 0 where no text has as many (Boyer and Moore, 'MJRTY', 1981). */
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

const PHONES = LISTED_TEXTS.filter(({ kind }) => kind === 'phone').map(({ id }) => id);

function mixedPhones(members: readonly Member[]): readonly Advice[] {
  let [international, local] = [0, 0];
  for (const { facts } of members) {
    for (const field of PHONES) {
      for (const { dialed } of phonesIn(facts[field] ?? '')) {
        if (dialed.startsWith('+')) international++;
        else local++;
      }
    }
  }
  if (international === 0 || local === 0) return [];
  const all = formatCount(international + local);
  const message = `${formatCount(local)} of ${all} phone numbers have no country code, such as +49. Use one form for all.`;
  return [{ field: null, message }];
}
