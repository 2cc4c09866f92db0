import { readFileSync } from 'node:fs';
import { readSource } from '../../../../src/team/browser/read-lists';
import type { ListEncoding } from '../../../../src/team/core/list/encodings/encoding';
import type { ReadList } from '../../../../src/team/core/list/read-list';

/** The list of a file among the fixtures, as page and command line read it. */
export async function listIn(path: string, encoding?: ListEncoding): Promise<ReadList> {
  return listOf(bytesIn(path), encoding);
}

export function bytesIn(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`tests/fixtures/people/${path}`));
}

/** The list of bytes or a text that has one. */
export async function listOf(
  source: string | Uint8Array,
  encoding?: ListEncoding,
): Promise<ReadList> {
  const read = await readSource(source, encoding);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Why bytes or a text are no list. */
export async function refusalOf(source: string | Uint8Array): Promise<string> {
  const read = await readSource(source);
  return read.ok ? `${read.value.table.rows.length} rows` : read.problem.message;
}

/** The rows of a list as objects, blank cells left out, with their lines. */
export function rowsOf({ table }: ReadList): readonly Readonly<Record<string, string | number>>[] {
  return table.rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      table.header.map((name, at) => [name, cells[at] ?? '']).filter(([, cell]) => cell !== ''),
    ),
  }));
}

/** The problems of a list, as `line: message`. */
export function problemsOf({ table }: ReadList): readonly string[] {
  return table.problems.map(({ line, message }) => `${line}: ${message}`);
}
