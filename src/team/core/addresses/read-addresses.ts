import { parseEmail } from '../../../model/person/web/email';
import { foldHeader } from '../list/columns/map-columns';
import type { Member } from '../list/member';
import { makeProblemList, type ProblemList } from '../list/problem-list';
import { withoutGuard } from '../list/cells/read-cell';
import type { AnyTable, ListProblem, TableRow } from '../list/table';
import type { MailboxAddress } from './mailbox-address';

/** A list of addresses, read. */
export interface ReadAddresses {
  readonly addresses: readonly MailboxAddress[];
  /** In the order of their lines. */
  readonly problems: readonly ListProblem[];
}

/** What the columns are called, folded, the usual name first. */
const COLUMNS = {
  address: ['address', 'alias', 'email', 'emailaddress', 'mail', 'sendas', 'primarysmtpaddress'],
  owner: ['person', 'personormailbox', 'mailbox', 'owner', 'user', 'delegate', 'signature'],
  shownName: ['nametoshow', 'name', 'displayname', 'sendername'],
} as const;

type Column = keyof typeof COLUMNS;

/** What stands for the person where an address has a mailbox and a signature of its own; a blank cell does, too. */
const OWN_MAILBOX: ReadonlySet<string> = new Set(['mailbox', 'own', 'shared', 'shared mailbox']);

/**
 * Reads a list of addresses: address, the address of the person who sends from it, name to show. What cannot be used is left
 * out and reported by its line, such as a person who is not on the list.
 */
export function readAddresses(table: AnyTable, members: Iterable<Member>): ReadAddresses {
  const problems = makeProblemList();
  const places = placesOf(table.header);
  if (places.address === undefined) {
    problems.add(0, null, 'The list of addresses needs a column that is called “Address”.');
    return { addresses: [], problems: [...table.problems, ...problems.all()] };
  }
  const people = new Set<string>();
  for (const { address } of members) people.add(address);
  const seen = new Map<string, number>();
  const addresses: MailboxAddress[] = [];
  for (const row of table.rows) {
    const read = readAddress(row, places, people, problems);
    if (read === null) continue;
    const key = `${read.address} ${read.owner ?? ''}`;
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      problems.add(row.line, null, `The same as line ${earlier}: it is left out.`);
      continue;
    }
    seen.set(key, row.line);
    addresses.push(read);
  }
  return {
    addresses,
    problems: [...table.problems, ...problems.all()].toSorted((a, b) => a.line - b.line),
  };
}

type Places = Readonly<Record<Column, number | undefined>>;

function placesOf(header: readonly string[]): Places {
  const folded = header.map(foldHeader);
  const place = (column: Column): number | undefined => {
    const name = COLUMNS[column].find((each) => folded.includes(each));
    return name === undefined ? undefined : folded.indexOf(name);
  };
  return { address: place('address'), owner: place('owner'), shownName: place('shownName') };
}

function readAddress(
  { line, cells }: TableRow,
  places: Places,
  people: ReadonlySet<string>,
  problems: ProblemList,
): MailboxAddress | null {
  const cell = (column: Column): string => withoutGuard(cells[places[column] ?? -1] ?? '').trim();
  const address = parseEmail(cell('address'))?.address.toLowerCase();
  if (address === undefined) {
    problems.add(line, null, `${shown(cell('address'))} is not an email address: it is left out.`);
    return null;
  }
  const given = cell('owner');
  const owner = parseEmail(given)?.address.toLowerCase() ?? null;
  const isOwn = OWN_MAILBOX.has(given.toLowerCase()) || given === '' || owner === address;
  const problem = ownerProblem({ address, given, owner, isOwn }, people);
  if (problem !== null) {
    problems.add(line, null, problem);
    return null;
  }
  const shownName = cell('shownName');
  if (isOwn && shownName === '')
    problems.add(line, null, `${address} has no name, so its signature has none.`);
  return { line, address, owner: isOwn ? null : owner, shownName };
}

interface GivenOwner {
  readonly address: string;
  readonly given: string;
  readonly owner: string | null;
  readonly isOwn: boolean;
}

function ownerProblem(
  { address, given, owner, isOwn }: GivenOwner,
  people: ReadonlySet<string>,
): string | null {
  if (isOwn && people.has(address))
    return `${address} is the address of a person of the list, who has a signature: it is left out.`;
  if (isOwn) return null;
  if (owner === null) return `${shown(given)} is not an email address: ${address} is left out.`;
  return people.has(owner)
    ? null
    : `${owner} gets no signature, since the list has no such person: ${address} is left out.`;
}

/** The longest part of a cell that is shown. */
const LONGEST_SHOWN = 80;

function shown(text: string): string {
  return text === '' ? 'A blank cell' : `“${text.slice(0, LONGEST_SHOWN)}”`;
}
