import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../../../../src/team/browser/decode-bytes';
import { undoGarbling } from '../../../../../src/team/core/list/encodings/undo-garbling';
import { listIn, listOf, problemsOf, rowsOf } from '../read-list';

/** UTF-8 that was taken for Windows-1252, whose five bytes without a letter stay controls. */
function garbled(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');
}

function restored(text: string): string | null {
  const found = undoGarbling([text], decodeBytes);
  return found === null ? null : [...found.pieces].join('');
}

const WINDOWS_1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

describe('a list that was garbled before', () => {
  test('is restored, and that is reported', async () => {
    const list = await listIn('encodings/garbled-windows-1252.csv');
    expect(rowsOf(list)).toEqual([
      { line: 2, Name: 'Anna Müller', Email: 'anna@example.com', Title: 'Geschäftsführerin' },
      { line: 3, Name: 'Çağla Öz', Email: 'c@example.com', Title: 'Verkäuferin' },
    ]);
    expect(list.source).toMatchObject({ encoding: 'utf-8', isGuessed: true });
    expect(problemsOf(list)).toEqual([
      "0: This list was garbled before it was saved: 'MÃ¼ller' was read as 'Müller'. Check the names.",
    ]);
  });

  test('through another encoding, too', async () => {
    const { source } = await listIn('encodings/garbled-windows-1251.csv');
    expect(source.sample).toBe('Иван Петров, Anna Müller');
  });

  test('stays as it is where somebody chose how it is read', async () => {
    const list = await listIn('encodings/garbled-windows-1252.csv', 'utf-8');
    expect(list.source).toMatchObject({ isGuessed: false, sample: 'Anna MÃ¼ller, Ã‡aÄŸla Ã–z' });
    expect(problemsOf(list)).toEqual([]);
  });

  test('is restored where it was pasted', async () => {
    const list = await listOf('Name,Email\nMÃ¼ller,m@example.com');
    expect(rowsOf(list)).toEqual([{ line: 2, Name: 'Müller', Email: 'm@example.com' }]);
  });
});

test.each(['Müller', 'Łódź, Kraków', '山田 太郎', 'O’Brien “Jane” – €', 'Ærø Å'])(
  '%s comes back from being garbled once, and twice',
  (text) => {
    expect(restored(garbled(text))).toBe(text);
    expect(restored(garbled(garbled(text)))).toBe(text);
  },
);

test.each([
  'Müller, Großmann, Łukasz',
  'Сергій Ігоревич',
  'РОССИЯ, С° С±',
  '山田 太郎',
  'Ελένη Κωνσταντίνου',
  'Ãã Õõ Çç, São Tomé',
  '“Jane” – O’Brien…',
  'ASCII alone',
])('%s was never garbled', (text) => {
  expect(restored(text)).toBeNull();
});

test('a single garbled name among sound ones stays', () => {
  const names = 'Jürgen, Søren, Łukasz, Zoë, MÃ¼ller';
  expect(restored(names)).toBeNull();
});
