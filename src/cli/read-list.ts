import type { PeopleAndAddresses } from '../team/core/addresses/with-addresses';
import { withListsBeside } from '../team/core/everybody';
import { besideTable } from '../team/core/list/beside/beside-table';
import { isListFieldId, LIST_FIELDS, type ListFieldId } from '../team/core/list/list-fields';
import { listReport, type ListReport } from '../team/core/list/list-report';
import {
  foldHeader,
  mapColumns,
  type RememberedColumns,
} from '../team/core/list/columns/map-columns';
import { packedFrom } from '../team/core/kept/packed-pages';
import { readMembers } from '../team/core/list/people/read-people';
import type { AnyTable } from '../team/core/list/table';
import type { RenderingPorts } from '../team/core/make-member';
import type { RunSetup } from '../team/core/setup/run-setup';
import { CliProblem, listOption, requiredOption, textOption, type OptionValues } from './command';
import { readPhotos } from './read-photos';
import { readListFile, type ListInFile } from './read-list-file';

/** A list with how it was read, who is on it, and the report of it. */
export interface PeopleList extends Pick<ListInFile, 'source'>, PeopleAndAddresses {
  readonly report: ListReport;
  /** Where photos come from that are not in the list. */
  readonly ports: Pick<RenderingPorts, 'photoOf'>;
}

/** Reads the list that `--people` names, with overrides and other addresses. */
export async function readList(values: OptionValues, setup: RunSetup | null): Promise<PeopleList> {
  const { table, source } = await readListFile(requiredOption(values, 'people'), 'people', values);
  const { header, rows } = table;
  const missing = missingColumn(header, values);
  if (missing !== null) throw new CliProblem(missing);
  const chosen = chosenColumns(values, setup);
  const mapping = mapColumns(header, chosen, rows);
  const { people: listed, addresses } = withListsBeside(readMembers(table, mapping, packedFrom), {
    overrides: await listBeside(values, 'overrides'),
    addresses: await listBeside(values, 'addresses'),
  });
  const photos = await readPhotos(values, listed);
  const problems = [...listed.problems, ...photos.problems];
  const people = { ...listed, problems };
  const report = listReport(source, table, mapping, people, chosen);
  return { source, people, addresses, report, ports: photos.ports };
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

/** The list beside that of people that an option names, if any. */
async function listBeside(
  values: OptionValues,
  option: 'overrides' | 'addresses',
): Promise<AnyTable | null> {
  const path = textOption(values, option);
  return path === undefined ? null : besideTable(await readListFile(path, option, values));
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
