import { readSource } from '../team/browser/read-lists';
import { ENCODINGS } from '../team/core/list/encodings/encodings.data';
import { encodingNamed, type ListEncoding } from '../team/core/list/encodings/encoding';
import { isListFieldId, LIST_FIELDS, type ListFieldId } from '../team/core/list/list-fields';
import { foldHeader, mapColumns, type RememberedColumns } from '../team/core/list/map-columns';
import type { People } from '../team/core/list/member';
import { readPeople } from '../team/core/list/read-people';
import {
  NO_OVERRIDES,
  readOverrides,
  withOverrides,
  type Overrides,
} from '../team/core/list/overrides';
import type { ReadList } from '../team/core/list/read-list';
import type { Mapping } from '../team/core/list/table';
import type { RunSetup } from '../team/core/setup/run-setup';
import { CliProblem, listOption, requiredOption, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';
import { readBytes } from './read-signature';

/** A list with how it was read, and who is on it. */
export interface PeopleList extends ReadList {
  readonly mapping: Mapping;
  readonly people: People;
}

/** Reads the list that `--people` names. */
export async function readList(values: OptionValues, setup: RunSetup | null): Promise<PeopleList> {
  const path = requiredOption(values, 'people');
  const { table, source } = await readListFile(path, values);
  const mapping = mapColumns(table.header, chosenColumns(values, setup));
  const people = withOverrides(readPeople(table, mapping), await readOverridesFile(values));
  return { table, source, mapping, people };
}

async function readOverridesFile(values: OptionValues): Promise<Overrides> {
  const path = textOption(values, 'overrides');
  if (path === undefined) return NO_OVERRIDES;
  const { table } = await readListFile(path, {});
  return readOverrides(table, mapColumns(table.header));
}

/** Reads a file as a list, whatever its format; a problem in words where it is none. */
export async function readListFile(path: string, values: OptionValues): Promise<ReadList> {
  const list = await readSource(await readBytes(path), chosenEncoding(values));
  if (!list.ok) throw new CliProblem(`${path}: ${list.problem.message}`, EXIT.input);
  return list.value;
}

/** The encoding that `--encoding` names; undefined where it is to be found out. */
function chosenEncoding(values: OptionValues): ListEncoding | undefined {
  const name = textOption(values, 'encoding');
  if (name === undefined) return undefined;
  const encoding = encodingNamed(name);
  if (encoding !== null) return encoding;
  const known = ENCODINGS.map(({ id }) => id).join(', ');
  throw new CliProblem(`There is no encoding '${name}'. There are: ${known}.`);
}

/**
 * The fields that a setup and `--column` give to columns, by the folded names of the columns; null for a column to leave out.
 */
export function chosenColumns(values: OptionValues, setup: RunSetup | null): RememberedColumns {
  const remembered = Object.entries(setup?.columns ?? {});
  return Object.fromEntries([
    ...remembered.map(([name, field]) => [foldHeader(name), field] as const),
    ...listOption(values, 'column').map(chosenColumn),
  ]);
}

function chosenColumn(given: string): readonly [string, ListFieldId | null] {
  const at = given.lastIndexOf('=');
  const name = foldHeader(given.slice(0, Math.max(at, 0)));
  const field = given.slice(at + 1).trim();
  if (at < 1 || name === '') {
    throw new CliProblem(`--column takes the name of a column and a field: 'Position=jobTitle'.`);
  }
  if (field === '-') return [name, null];
  if (isListFieldId(field)) return [name, field];
  const known = LIST_FIELDS.map(({ id }) => id).join(', ');
  throw new CliProblem(`There is no field '${field}'. There are: ${known}.`);
}
