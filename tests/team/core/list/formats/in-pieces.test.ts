import { expect, test } from 'vitest';
import { readJson, readNdjson } from '../../../../../src/team/core/list/formats/json';
import { readLdif } from '../../../../../src/team/core/list/formats/ldif';
import { asArray, type KeepRows, type TableRow } from '../../../../../src/team/core/list/table';

/*
 * Lists are read while their text comes, so that of a long one only some people are in the memory.
 */

const COUNT = 50;

function person(id: number): string {
  return JSON.stringify({ displayName: `P ${id}`, mail: `p${id}@x.example` });
}

function pieces(of: (id: number) => string, before = '', after = ''): readonly string[] {
  const people = Array.from({ length: COUNT }, (_, id) => of(id));
  return [before, ...people, after];
}

const FORMS = [
  ['of objects', readJson, pieces((id) => `${id === 0 ? '' : ',\n'}${person(id)}`, '[', ']')],
  [
    'of Microsoft Graph',
    readJson,
    pieces((id) => `${id === 0 ? '' : ',\n'}${person(id)}`, '{"value":[', ']}'),
  ],
  ['of an object a line', readNdjson, pieces((id) => `${person(id)}\n`)],
  [
    'of LDIF',
    readLdif,
    pieces((id) => `dn: cn=p${id}\ndisplayName: P ${id}\nmail: p${id}@x.example\n\n`),
  ],
] as const;

test.each(FORMS)('a list %s is read piece by piece', (_what, read, all) => {
  let taken = 0;
  const source = {
    *[Symbol.iterator]() {
      taken = 0;
      for (const piece of all) {
        taken++;
        yield piece;
      }
    },
  };
  const ahead: number[] = [];
  const keep: KeepRows<readonly TableRow[]> = (rows) => {
    const kept: TableRow[] = [];
    for (const row of rows) {
      kept.push(row);
      ahead.push(taken - kept.length);
    }
    return kept;
  };
  const table = read(source, keep);
  if (!table.ok) throw new Error(table.problem.message);
  expect(table.value.rows).toHaveLength(COUNT);
  expect(Math.max(...ahead)).toBeLessThan(4);
});

test.each(FORMS)('a list %s is the same, however its text is cut', (_what, read, all) => {
  const text = all.join('');
  const whole = read([text], asArray);
  expect(whole.ok).toBe(true);
  for (const length of [1, 7, 1000]) {
    const parts = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
    expect(read(parts, asArray)).toEqual(whole);
  }
});

test.each([
  [
    'the last of two lists of a name counts',
    '{"users":[{"mail":"a@x"}],"users":[{"mail":"b@x"}]}',
    'b@x',
  ],
  [
    'the first of the known names counts',
    '{"data":[{"mail":"a@x"}],"value":[{"mail":"b@x"}]}',
    'b@x',
  ],
  ['a list of texts is none of people', '{"value":["a@x"],"users":[{"mail":"b@x"}]}', 'b@x'],
  [
    'a name that is another value later is none',
    '{"value":[{"mail":"a@x"}],"value":1,"mail":"b@x"}',
    'b@x',
  ],
])('%s', (_what, text, address) => {
  const table = readJson([text], asArray);
  if (!table.ok) throw new Error(table.problem.message);
  const { header, rows } = table.value;
  expect(rows.map(({ cells }) => cells[header.indexOf('mail')])).toEqual([address]);
});

test('the lines are those of the list of people, whatever is beside it', () => {
  const text = '{"meta":{"a":{}},\n"value":[\n{"mail":"a@x"},\n{"mail":"b@x"}]}';
  const table = readJson([text], asArray);
  expect(table.ok && table.value.rows.map(({ line }) => line)).toEqual([3, 4]);
});
