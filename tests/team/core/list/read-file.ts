import { readFileSync } from 'node:fs';
import { decodeList } from '../../../../src/team/core/list/encodings/decode-list';
import { mapColumns } from '../../../../src/team/core/list/columns/map-columns';
import type { People } from '../../../../src/team/core/list/member';
import { readPeople } from '../../../../src/team/core/list/people/read-people';
import { readTable } from '../../../../src/team/core/list/rows/read-table';
import type { ListTable } from '../../../../src/team/core/list/table';

/** The table of a text that has one. */
export function tableOf(text: string): ListTable {
  const read = readTable(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Who is on a list, as page and command line read it. */
export function peopleOf(text: string): People {
  const table = tableOf(text);
  return readPeople(table, mapColumns(table.header, {}, table.rows));
}

/** The bytes of a list among the fixtures. */
export function fixtureBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(`tests/fixtures/people/${name}.csv`));
}

export function fixturePeople(name: string): People {
  return peopleOf(decodeList(fixtureBytes(name)).text);
}

/** The problems of a list, as `line column: message`. */
export function reportedOf(text: string): readonly string[] {
  return peopleOf(text).problems.map(
    ({ line, column, message }) => `${line} ${column}: ${message}`,
  );
}
