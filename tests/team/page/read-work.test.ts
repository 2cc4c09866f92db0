import { expect, test } from 'vitest';
import { NEW_SETUP } from '../../../src/team/state/team-slice';
import { groupOf, groupsOf, membersIn } from '../../../src/team/page/signature/groups';
import { readWork } from '../../../src/team/page/people/read-work';

const ROW = { line: 2, cells: ['a', 'b'] };
const TABLE = { header: ['A', 'B'], rows: [ROW], problems: [] };
const LIST = { name: 'x.csv', table: TABLE, mapping: { email: 1 } };

test('what was saved is read as it was', () => {
  const setup = {
    ...NEW_SETUP,
    images: 'hosted',
    host: 'https://x.example',
    packs: ['exchange'],
    columns: { tel: 'phone', badge: null },
    choice: { id: 'x', kind: 'scene' },
  };
  const read = readWork({ version: 1, stamp: 'a 1', list: LIST, setup });
  expect(read).toEqual({ ok: true, value: { list: LIST, setup } });
});

test('how a list was read is read as it was; of before lists had it, and of what is none, nothing is', () => {
  const source = {
    format: 'delimited',
    encoding: 'windows-1250',
    isGuessed: true,
    sample: 'Łukasz',
    sheet: null,
  };
  expect(sourceIn(source)).toEqual(source);
  expect(sourceIn({ ...source, encoding: 'klingon', isGuessed: 1, sample: {} })).toEqual({
    ...source,
    encoding: null,
    isGuessed: false,
    sample: '',
  });
  for (const none of [undefined, null, 'csv', {}, { ...source, format: 'pigeon' }]) {
    expect(sourceIn(none)).toBeUndefined();
  }
});

function sourceIn(given: unknown) {
  const read = readWork({ version: 1, list: { ...LIST, source: given } });
  return read.ok ? read.value.list?.source : read.problem;
}

test('of what is decided, what cannot be read is left out', () => {
  const setup = {
    rules: { constants: { companyName: 7, website: 'x.example' }, exceptions: 'none' },
    choice: { id: 7 },
    images: 'carved',
    host: {},
    packs: ['exchange', 'pigeons'],
    columns: { tel: 'phone', badge: 'badge' },
  };
  const read = readWork({ version: 1, list: null, setup });
  expect(read).toEqual({
    ok: true,
    value: {
      list: null,
      setup: {
        ...NEW_SETUP,
        rules: { constants: { website: 'x.example' }, exceptions: [] },
        packs: ['exchange'],
        columns: { tel: 'phone' },
      },
    },
  });
  expect(readWork({ version: 1 })).toEqual({ ok: true, value: { list: null, setup: NEW_SETUP } });
});

test('lists beside it are read as they were; the files of a folder are not there any more', () => {
  const beside = {
    overrides: { name: 'o.csv', table: TABLE },
    addresses: null,
    photos: { name: 'staff', id: 3, names: ['a.jpg'] },
  };
  expect(besideIn(beside)).toEqual({ ...beside, photos: { name: 'staff', id: null, names: [] } });
  expect(besideIn(undefined)).toBeUndefined();
  for (const none of ['x', 7, [], { table: {} }, { name: 'x', table: { ...TABLE, rows: [7] } }]) {
    expect(besideIn({ overrides: none, addresses: none, photos: 'staff' })).toEqual({
      overrides: null,
      addresses: null,
      photos: null,
    });
  }
});

function besideIn(given: unknown) {
  const read = readWork({ version: 1, list: { ...LIST, beside: given } });
  return read.ok ? read.value.list?.beside : read.problem;
}

test.each([
  ['is of another version', { version: 2, list: null }],
  ['is no record', [1]],
  ['has no rows', { version: 1, list: { ...LIST, table: { header: ['A'] } } }],
  ['has no columns', { version: 1, list: { ...LIST, table: { ...TABLE, header: [] } } }],
  [
    'has short rows',
    { version: 1, list: { ...LIST, table: { ...TABLE, rows: [{ ...ROW, cells: [] }] } } },
  ],
  ['has a line twice', { version: 1, list: { ...LIST, table: { ...TABLE, rows: [ROW, ROW] } } }],
])('a list that %s is unreadable', (_what, stored) => {
  expect(readWork(stored)).toEqual({ ok: false, problem: 'unreadable' });
});

test('columns that are none, or held twice, are not mapped', () => {
  const mapping = { email: 1, phone: 1, fullName: 9, nonsense: 0 };
  const read = readWork({ version: 1, list: { ...LIST, mapping } });
  expect(read.ok && read.value.list?.mapping).toEqual({ email: 1 });
});

test('groups are read from the list, the largest first, by the rule of exceptions', () => {
  const members = ['Sales', ' sales', 'Design', ''].map((department, index) => ({
    line: index + 2,
    address: `p${index}@x.example`,
    facts: department === '' ? {} : { department },
  }));
  const groups = groupsOf(members);
  expect([...groups.keys()]).toEqual(['department']);
  expect(groups.get('department')).toEqual([
    { value: 'Sales', count: 2 },
    { value: 'Design', count: 1 },
  ]);
  const exception = { conditions: [{ field: 'department', values: ['SALES'] }] } as const;
  expect(groupOf(groups, 'department', 'SALES')?.count).toBe(membersIn(members, exception).length);
});

test('a country is one group however it is written', () => {
  const members = ['Germany', 'DE', 'Deutschland', 'France'].map((country, index) => ({
    line: index + 2,
    address: `p${index}@x.example`,
    facts: { country },
  }));
  expect(groupsOf(members).get('country')).toEqual([
    { value: 'Germany', count: 3 },
    { value: 'France', count: 1 },
  ]);
});
