import * as fc from 'fast-check';
import { PEOPLE, type PeopleRow } from '../people.data';

/* What people could type: the rows, changed at random. */

const PIECES: readonly string[] = [
  ['0', '1', '42', '+', '+49', '00', '(0)', '٣', '３', '７'],
  [' ', '-', '–', '/', '.', ',', ';', ':', '#', '(', ')', '&', '%', '"', '<', '>', "'", '?', '\\'],
  ['a', 'É', '漢', 'א', 'Dr. ', ', PhD', ' van ', ' x', ' ext. ', 'tel:', 'mailto:', 'http://'],
  ['@', '@example.com', 'www.', '.com', 'javascript:', '%0a', '\n', '\t', '\u0000', '\u00a0'],
  ['\u200b', '\u00ad', '\u202e', '\u2028', '\ud800', ' ::: ', ' / ', ' or ', '/74', ' / -22'],
].flat();

type Change = (text: string) => string;

const at = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(at, fc.constantFrom(...PIECES)).map(([where, piece]): Change => (text) => {
    const index = Math.floor(where * (text.length + 1));
    return text.slice(0, index) + piece + text.slice(index);
  }),
  fc.tuple(at, fc.integer({ min: 1, max: 4 })).map(([where, length]): Change => (text) => {
    const index = Math.floor(where * text.length);
    return text.slice(0, index) + text.slice(index + length);
  }),
  fc.tuple(fc.constantFrom(' ', ', ', ' / ', '; ', '\n'), fc.constantFrom(...PEOPLE)).map(
    ([separator, { typed }]): Change =>
      (text) =>
        `${text}${separator}${typed}`,
  ),
  fc.constant<Change>((text) => text.toUpperCase()),
);

/** A row whose text has been changed up to four times. */
export const changedRow: fc.Arbitrary<PeopleRow> = fc
  .tuple(fc.constantFrom(...PEOPLE), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([row, changes]) => ({
    ...row,
    typed: changes.reduce((text, apply) => apply(text), row.typed).slice(0, 400),
  }));
