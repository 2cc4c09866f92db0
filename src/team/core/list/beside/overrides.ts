import { mapped } from '../../../../base/sequence';
import { parseName } from '../../../../model/person/name/name';
import { isListFieldId, type ListFieldId } from '../list-fields';
import { mapColumns, mappedFields } from '../columns/map-columns';
import type { AnyPeople, Facts, Member } from '../member';
import { problemsOf } from './problems-of';
import { makeProblemList } from '../problem-list';
import { NO_NAME, readRow } from '../people/read-row';
import type { AnyTable, ListProblem, Mapping } from '../table';

/*
 * A second list with what is another for single people: it comes before what the list has of them, so that an export need not
 * be corrected again every night.
 */

/** What is another for somebody. */
export interface Override {
  /** The line of the list of overrides; the first is 1. */
  readonly line: number;
  readonly facts: Facts;
  /** What they do not have, whatever the list has: its cell is a dash. */
  readonly cleared: readonly ListFieldId[];
}

export interface Overrides {
  /** By address in lower case. */
  readonly people: ReadonlyMap<string, Override>;
  readonly fields: readonly ListFieldId[];
  readonly problems: readonly ListProblem[];
}

export const NO_OVERRIDES: Overrides = { people: new Map(), fields: [], problems: [] };

/** Reads a list of overrides. A blank cell leaves what the list has, a dash takes it away. */
export function readOverrides({ header, rows, problems: ofTable }: AnyTable): Overrides {
  const mapping = mapColumns(header, {}, rows);
  const people = new Map<string, Override>();
  const problems = makeProblemList();
  const found = mappedFields(mapping, header);
  if (!found.some((field) => IDENTITY.has(field))) {
    problems.add(0, null, NO_COLUMN);
    return { people, fields: [], problems: [...ofTable, ...problems.all()] };
  }
  for (const row of rows) {
    const { line } = row;
    const reading = readRow(row, mapping, header);
    if (reading.kind === 'skipped') {
      problems.add(line, null, NO_ADDRESS);
      continue;
    }
    const { address, facts } = reading.member;
    const earlier = people.get(address);
    if (earlier !== undefined) {
      problems.add(
        line,
        null,
        `Line ${earlier.line} is about ${address}, too; this line is left out.`,
      );
      continue;
    }
    for (const { column, message } of reading.problems) {
      if (message !== NO_NAME) problems.add(line, column, message);
    }
    const { email: _email, ...others } = facts;
    people.set(address, { line, facts: others, cleared: clearedIn(row.cells, mapping) });
  }
  const fields = found.filter((field) => !IDENTITY.has(field));
  return { people, fields, problems: [...ofTable, ...problems.all()] };
}

const NO_COLUMN = 'No column has email addresses in it, so the list is of no use.';
const NO_ADDRESS = 'This line has no email address, so it is left out.';

/** By which somebody is found, so that it cannot be another one. */
const IDENTITY: ReadonlySet<ListFieldId> = new Set(['email', 'userPrincipalName']);

function clearedIn(cells: readonly string[], mapping: Mapping): readonly ListFieldId[] {
  return Object.entries(mapping).flatMap(([field, place]) =>
    isListFieldId(field) && !IDENTITY.has(field) && DASH.test(cells[place] ?? '') ? [field] : [],
  );
}

const DASH = /^\s*[-–—]\s*$/;

/** What of a member is another, and by which override. */
export interface Overridden extends Override {
  readonly address: string;
}

/** The overrides of those who are on the list. */
export function overriddenOn(
  members: Iterable<Pick<Member, 'address'>>,
  { people }: Overrides,
): readonly Overridden[] {
  if (people.size === 0) return [];
  return [...members].flatMap(({ address }) => {
    const override = people.get(address);
    return override === undefined ? [] : [{ ...override, address }];
  });
}

/** People with their overrides. Overrides of somebody who is not on the list are problems: their address may be misspelled. */
export function withOverrides(people: AnyPeople, overrides: Overrides): AnyPeople {
  const open = new Map(overrides.people);
  for (const { address } of overrides.people.size === 0 ? [] : people.members) open.delete(address);
  const strangers = [...open];
  const fields = new Set([...people.fields, ...overrides.fields]);
  return {
    ...people,
    members: mapped(people.members, (member) => overridden(member, overrides)),
    fields: [...fields],
    problems: [
      ...people.problems,
      ...problemsOf('overrides', [...overrides.problems, ...strangers.map(strangerProblem)]),
    ],
  };
}

function strangerProblem([address, { line }]: readonly [string, Override]): ListProblem {
  return { line, column: null, message: `there is no ${address} on the list.` };
}

/** A member with what is another for them. */
export function overridden(member: Member, { people }: Overrides): Member {
  const override = people.get(member.address);
  if (override === undefined) return member;
  const cleared = new Set<string>(override.cleared);
  const kept = Object.entries(apart(member.facts, override)).filter(
    ([field]) => !cleared.has(field),
  );
  return { ...member, facts: { ...(Object.fromEntries(kept) as Facts), ...override.facts } };
}

/** Facts without what would come before an override that states the same as a whole or in parts. */
function apart(facts: Facts, { facts: others, cleared }: Override): Facts {
  const stated = new Set<string>([...Object.keys(others), ...cleared]);
  let rest = facts;
  if (stated.has('fullName')) rest = without(rest, NAME_PARTS);
  else if (NAME_PARTS.some((field) => stated.has(field))) rest = withNameParts(rest);
  if (stated.has('address')) return without(rest, ADDRESS_PARTS);
  return ADDRESS_PARTS.some((field) => stated.has(field)) ? without(rest, ['address']) : rest;
}

const NAME_PARTS: readonly ListFieldId[] = ['givenName', 'surname'];
const ADDRESS_PARTS: readonly ListFieldId[] = ['street', 'postalCode', 'city', 'state'];

function without(facts: Facts, fields: readonly ListFieldId[]): Facts {
  const gone = new Set<string>(fields);
  return Object.fromEntries(Object.entries(facts).filter(([field]) => !gone.has(field)));
}

function withNameParts(facts: Facts): Facts {
  const { fullName = '', ...rest } = facts;
  if (fullName === '' || (rest.givenName !== undefined && rest.surname !== undefined)) return rest;
  const { given, family } = parseName(fullName);
  return { givenName: given, surname: family, ...rest };
}
