import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../../../../src/team/browser/decode-bytes';
import { decodeAs, decodeList } from '../../../../../src/team/core/list/encodings/decode-list';
import { ENCODINGS } from '../../../../../src/team/core/list/encodings/encodings.data';
import {
  encodingNamed,
  type ListEncoding,
} from '../../../../../src/team/core/list/encodings/encoding';
import { guessEncoding } from '../../../../../src/team/core/list/encodings/guess-encoding';
import { bytesIn, listIn, listOf, problemsOf, rowsOf } from '../read-list';

/* A list in each encoding, with words of it as they must be read. */
const LISTS: Readonly<Partial<Record<ListEncoding, string>>> = {
  'windows-1252': 'Benoît Château, Agnès Fèvre',
  macintosh: 'Sören Weiß, Käthe Öztürk',
  ibm850: 'Íñigo Núñez, Raúl Gómez',
  ibm437: 'Jörg Bäcker, René Dubois',
  'windows-1250': 'Grażyna Wróbel, Stanisław Pawłowski, Jürgen Groß',
  'iso-8859-2': 'Václav Němec, Zdeněk Šťastný',
  'windows-1257': 'Aušra Petrauskaitė, Giedrė Jonaitienė',
  'windows-1254': 'Çiğdem Aktaş, Mehmet Kılıç',
  'windows-1258': 'Nguyễn Thị Hạnh, Lê Quốc Đạt',
  'windows-1253': 'Ελένη Κωνσταντίνου, Μηχανικός',
  'windows-1251': 'СМИРНОВ Алексей, Кузнецова Елена',
  'koi8-r': 'Жанна Щукина, Пётр Орлов',
  ibm866: 'Козлова Вера, Зайцев Олег',
  'windows-1255': 'רחל ברק',
  'windows-1256': 'عبد الله السالم',
  'windows-874': 'สมหญิง พงษ์ไทย',
  shift_jis: '渡辺 健太, 中島 さくら',
  'euc-jp': '小林 麻衣',
  gb18030: '欧阳娜, 张强',
  big5: '歐陽美玲, 張志強',
  'euc-kr': '박지훈, 최유진',
};

const ONE_BYTE: readonly ListEncoding[] = [
  'windows-1252',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'koi8-r',
];

const CASES = ENCODINGS.flatMap(({ id }) => {
  const sample = LISTS[id];
  return sample === undefined ? [] : [[id, sample] as const];
});

test('each encoding but those of Unicode has a list', () => {
  const others = ENCODINGS.filter(({ id }) => !id.startsWith('utf-'));
  expect(CASES).toHaveLength(others.length);
});

describe.each(CASES)('a list in %s', (encoding, sample) => {
  test('is read right, and as a guess', async () => {
    const { source } = await listIn(`encodings/${encoding}.csv`);
    expect(source).toMatchObject({ format: 'delimited', sample, isGuessed: true, sheet: null });
    // The letters of the two of DOS are the same.
    expect(source.encoding).toBe(encoding === 'ibm437' ? 'ibm850' : encoding);
  });

  test('is the same where its encoding is chosen, which is no guess', async () => {
    const list = await listIn(`encodings/${encoding}.csv`, encoding);
    expect(list.source).toMatchObject({ encoding, sample, isGuessed: false });
    expect(rowsOf(list)).toEqual(rowsOf(await listIn(`encodings/${encoding}.csv`)));
  });
});

/* Other people than those by whom the guess was made: one or two names are often enough. */
test.each<readonly [ListEncoding, string, readonly number[]]>([
  ['windows-1250', 'Michał Nowak', [0xb3]],
  ['windows-1250', 'Petr Růžička', [0xf9, 0x9e, 0xe8]],
  ['windows-1250', 'Matjaž Žnidaršič', [0x9e, 0x8e, 0x9a, 0xe8]],
  ['iso-8859-2', 'Szabó Győző', [0xf3, 0xf5, 0xf5]],
  ['windows-1254', 'Gökhan Yıldız', [0xf6, 0xfd, 0xfd]],
  ['windows-1252', 'Håkon Bjørnstad', [0xe5, 0xf8]],
  ['windows-1252', 'Hélène Lefèvre', [0xe9, 0xe8, 0xe8]],
  ['windows-1252', 'Shaun O’Neill', [0x92]],
  ['macintosh', 'Irène Garçon', [0x8f, 0x8d]],
  ['windows-1257', 'Jānis Bērziņš', [0xe2, 0xe7, 0xf2, 0xf0]],
])('%s is found by %s alone', (encoding, name, high) => {
  const left = [...high];
  const letters = Array.from(name, (letter) =>
    letter > '\u007f' ? (left.shift() ?? 0) : letter.charCodeAt(0),
  );
  const list = [...Buffer.from('Name,Email\n'), ...letters, ...Buffer.from(',a@example.com\n')];
  const bytes = Uint8Array.from(list);
  const guessed = guessEncoding(bytes, decodeBytes);
  expect(decodeAs(bytes, guessed, decodeBytes)).toContain(name);
  expect(decodeAs(bytes, encoding, decodeBytes)).toContain(name);
});

test('lists of several languages are read by the encoding that has them all', async () => {
  const people = 'Łukasz Kowalski;a@x.example\nJürgen Weiß;b@x.example\nJiří Novák;c@x.example\n';
  const bytes = encoded(`Name;Email\n${people}Ferenc Szőke;d@x.example\n`, 'windows-1250');
  expect((await listOf(bytes ?? '')).source.encoding).toBe('windows-1250');
});

/* The exports of directories among the fixtures, in each encoding of before Unicode that has all of their letters. */
const EXPORTS = readdirSync('tests/fixtures/people')
  .filter((name) => name.endsWith('.csv'))
  .flatMap((name) => {
    const { text } = decodeList(bytesIn(name));
    const lines = text.replace(/\r\n?/g, '\n');
    if (/^\p{ASCII}*$/u.test(lines)) return [];
    return ONE_BYTE.flatMap((encoding) => {
      const bytes = encoded(lines, encoding);
      return bytes === null ? [] : [{ name, encoding, lines, bytes }];
    });
  });

test('there are exports in several encodings', () => {
  expect(EXPORTS.length).toBeGreaterThan(20);
});

test.each(EXPORTS)('$name in $encoding is read as it was written', ({ lines, bytes }) => {
  expect(decodeAs(bytes, guessEncoding(bytes, decodeBytes), decodeBytes)).toBe(lines);
});

test('quotes and dashes of Windows are read as such in its encodings', async () => {
  const [first] = rowsOf(await listIn('encodings/windows-1250.csv'));
  expect(first?.['JobTitle']).toBe('Kierownik działu „IT”');
});

test('what is Unicode is no guess, and neither is what has no letters beyond ASCII', async () => {
  const text = 'Name,Email\nZoë Müller,z@example.com\n';
  const ascii = await listOf(new TextEncoder().encode('Name,Email\nJane,j@example.com\n'));
  expect(ascii.source).toMatchObject({ encoding: 'utf-8', isGuessed: false, sample: '' });
  const utf8 = await listOf(new TextEncoder().encode(text));
  expect(utf8.source).toMatchObject({ encoding: 'utf-8', isGuessed: false, sample: 'Zoë Müller' });
  const utf16 = await listOf(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')));
  expect(utf16.source).toMatchObject({ encoding: 'utf-16le', isGuessed: false });
});

test('a wrong choice is what somebody asked for', async () => {
  const list = await listIn('encodings/windows-1250.csv', 'windows-1252');
  expect(list.source).toMatchObject({
    encoding: 'windows-1252',
    sample: 'Gra¿yna Wróbel, Stanis³aw Paw³owski, Jürgen Groß',
  });
  expect(problemsOf(list)).toEqual([]);
});

test('any bytes have some encoding, in which they can be read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const guessed = guessEncoding(bytes, decodeBytes);
      expect(decodeAs(bytes, guessed, decodeBytes)).toBeTypeOf('string');
    }),
    { numRuns: 30 },
  );
});

test('without decoders of the platform, Windows-1252 and those of DOS are left', () => {
  const guessed = guessEncoding(bytesIn('encodings/koi8-r.csv'), () => null);
  expect(['windows-1252', 'ibm850', 'ibm437']).toContain(guessed);
});

test.each([
  ['windows-1250', 'windows-1250'],
  ['CP1250', 'windows-1250'],
  ['Shift-JIS', 'shift_jis'],
  ['sjis', 'shift_jis'],
  ['GBK', 'gb18030'],
  ['latin1', 'windows-1252'],
  ['ISO 8859-1', 'windows-1252'],
  ['UTF8', 'utf-8'],
  ['KOI8-R', 'koi8-r'],
  ['', null],
  ['windows', null],
])('the name %j means %s', (name, encoding) => {
  expect(encodingNamed(name)).toBe(encoding);
});

test('no name means two encodings', () => {
  const names = ENCODINGS.flatMap(({ id, also }) => [
    id.replace(/[^a-z\d]/g, ''),
    ...also.split(' ').filter((each) => each !== ''),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

/** A text in an encoding of one byte a letter; null where it has letters that this lacks. */
function encoded(text: string, encoding: ListEncoding): Uint8Array | null {
  const letters = Array.from({ length: 256 }, (_, byte) =>
    decodeAs(Uint8Array.of(byte), encoding, decodeBytes),
  );
  const bytes = Array.from(text, (letter) => letters.indexOf(letter));
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
