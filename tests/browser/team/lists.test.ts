import { expect, test } from 'vitest';
import { mapColumns } from '../../../src/team/core/list/columns/map-columns';
import { realTeam } from './orders';

const TEXT = 'Name;Email\r\nZoë Müller;zoe@x.example\r\n"O’Brien, Ann";ann@x.example\r\n';

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
}

test.each([
  ['a text', TEXT, null],
  ['bytes of UTF-8', new TextEncoder().encode(TEXT), 'utf-8'],
  ['bytes of UTF-16', utf16(TEXT), 'utf-16le'],
])('%s is read beside the page, and so are the people in it', async (_what, source, encoding) => {
  const { team } = realTeam();
  const list = await team.readList(source);
  if (!list.ok) throw new Error(list.problem.message);
  expect(list.value.source.encoding).toBe(encoding);
  const { table } = list.value;
  const { people } = await team.readPeople(table, mapColumns(table.header));
  expect(people.members.map(({ address, facts }) => [address, facts.fullName])).toEqual([
    ['zoe@x.example', 'Zoë Müller'],
    ['ann@x.example', 'O’Brien, Ann'],
  ]);
});

test.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(100_000)],
  [
    'a picture',
    Uint8Array.from({ length: 50_000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24),
  ],
  ['open quotes', `"${'a,"'.repeat(20_000)}`],
  ['half a pair of UTF-16', Uint8Array.of(0xff, 0xfe, 0x3d)],
  ['one line of separators', ';'.repeat(100_000)],
])('%s in the place of a list is answered, and the next list is read', async (_what, source) => {
  const { team } = realTeam();
  const list = await team.readList(source);
  expect(list.ok ? list.value.table.header.join('') : list.problem.message).toBeTypeOf('string');
  expect((await team.readList(TEXT)).ok).toBe(true);
});

test('bytes are read as another encoding, as long as the page is open', async () => {
  const { team } = realTeam();
  const bytes = Uint8Array.from('Imi\u00ea;E-mail\n\u00a3ukasz;l@x.example\n', (letter) =>
    letter.charCodeAt(0),
  );
  const list = await team.readList(bytes);
  if (!list.ok) throw new Error(list.problem.message);
  const { source } = list.value;
  expect(source).toMatchObject({ encoding: 'windows-1250', isGuessed: true, sample: 'Łukasz' });
  expect(team.canReadAgain(source)).toBe(true);
  const again = await team.readListAs(source, 'windows-1252');
  if (!again.ok) throw new Error(again.problem.message);
  expect(again.value.source).toMatchObject({ encoding: 'windows-1252', sample: '£ukasz' });
  expect(team.canReadAgain(again.value.source)).toBe(true);
  expect(team.canReadAgain({ ...source })).toBe(false);
  expect((await team.readListAs({ ...source }, 'koi8-r')).ok).toBe(false);
});

test('a list of fifty thousand people is read, and read again after a change', async () => {
  const { team } = realTeam();
  const rows = Array.from({ length: 50_000 }, (_, at) => `Person ${at},p${at}@x.example`);
  const list = await team.readList(['Name,Email', ...rows].join('\n'));
  if (!list.ok) throw new Error(list.problem.message);
  const { table } = list.value;
  const mapping = mapColumns(table.header);
  expect((await team.readPeople(table, mapping)).people.members).toHaveLength(50_000);
  const changed = { ...table, rows: table.rows.slice(1) };
  expect((await team.readPeople(changed, mapping)).people.members[0]?.address).toBe('p1@x.example');
});
