import { decodeList } from '../team/core/list/decode-list';
import { isListFieldId, LIST_FIELDS, type ListFieldId } from '../team/core/list/list-fields';
import { listReport, type ListReport } from '../team/core/list/list-report';
import type { ListSource } from '../team/core/list/list-source';
import { foldHeader, mapColumns, type RememberedColumns } from '../team/core/list/map-columns';
import type { People } from '../team/core/list/member';
import { readPeople } from '../team/core/list/read-people';
import { readTable } from '../team/core/list/read-table';
import type { ListTable, Mapping } from '../team/core/list/table';
import { CliProblem, listOption, requiredOption, type OptionValues } from './command';
import { readBytes } from './read-signature';

/** A list with how it was read, who is on it, and the report of it. */
export interface PeopleList {
  readonly table: ListTable;
  readonly source: ListSource;
  readonly mapping: Mapping;
  readonly people: People;
  readonly report: ListReport;
}

/** Reads the list that `--people` names. */
export async function readList(values: OptionValues): Promise<PeopleList> {
  const path = requiredOption(values, 'people');
  const { text, encoding } = decodeList(await readBytes(path));
  const read = readTable(text);
  if (!read.ok) throw new CliProblem(`${path}: ${read.problem.message}`);
  const table = read.value;
  const source: ListSource = { format: 'delimited', encoding, isGuessed: false, sample: '' };
  const { header, rows } = table;
  const missing = missingColumn(header, values);
  if (missing !== null) throw new CliProblem(missing);
  const chosen = chosenColumns(values);
  const mapping = mapColumns(header, chosen, rows);
  const people = readPeople(table, mapping);
  const report = listReport(source, table, mapping, people, chosen);
  return { table, source, mapping, people, report };
}

/** What is wrong with a `--column` for a column that the list does not have; null where all are there. */
function missingColumn(header: readonly string[], values: OptionValues): string | null {
  const known = new Set(header.map(foldHeader));
  const names = listOption(values, 'column').map((given) => given.slice(0, given.lastIndexOf('=')));
  const missing = names.find((name) => !known.has(foldHeader(name)));
  if (missing === undefined) return null;
  const there = header.filter((name) => name.trim() !== '').join(', ');
  return `The list has no column '${missing.trim()}'. It has: ${there}.`;
}

/** The fields that `--column` gives to columns, by the folded names of the columns; null for a column to leave out. */
export function chosenColumns(values: OptionValues): RememberedColumns {
  return Object.fromEntries(listOption(values, 'column').map(chosenColumn));
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
