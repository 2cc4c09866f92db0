import { decodeAs, type DecodeBytes } from './decode-list';
import { eachPiece } from '../rows/pieces';
import type { ListEncoding } from './encoding';
import { codePointAt, sequenceLength } from './utf8';

/*
 * A file of UTF-8 that a program took for an older encoding, and saved in UTF-8 again, has two or three letters for each one
 * beyond ASCII: 'MÃ¼ller'. Read as the bytes of that older encoding, they are UTF-8 again.
 */

/** A text as it was before it was garbled. */
export interface RestoredText {
  readonly pieces: Iterable<string>;
  /** A word as it stands in the file, and what it was read as. */
  readonly before: string;
  readonly after: string;
}

/** What files of UTF-8 are taken for. */
const TAKEN_FOR: readonly ListEncoding[] = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
  'ibm850',
];

/** How many runs of letters beyond ASCII show whether a text was garbled. */
const MOST_RUNS = 5000;

/**
 * Restores a text most of whose letters beyond ASCII were garbled; null for all others. It comes in pieces none of which ends
 * within such letters.
 */
export function undoGarbling(
  pieces: Iterable<string>,
  decodeBytes: DecodeBytes,
): RestoredText | null {
  const runs = runsIn(pieces);
  if (!runs.some(({ run }) => run.length > 1)) return null;
  const tables = TAKEN_FOR.map((encoding) => bytesByLetter(encoding, decodeBytes));
  let [table, most] = [tables[0], 0];
  for (const each of tables) {
    const read = runs.map(({ run }) => restoreRun(run, each));
    const restored = sum(read.map(({ restored }) => restored));
    const isMost = restored > sum(read.map(({ others }) => others));
    if (isMost && restored > most) [table, most] = [each, restored];
  }
  if (table === undefined || most === 0) return null;
  const restore = (garbled: string): string =>
    garbled.replace(BEYOND_ASCII, (run) => restoreRun(run, table).text);
  const whole = eachPiece(pieces, restore);
  const before = runs.find(({ run }) => restoreRun(run, table).restored > 0)?.word ?? '';
  // Some files were garbled twice.
  const again = undoGarbling(whole, decodeBytes);
  return { pieces: again?.pieces ?? whole, before, after: again?.after ?? restore(before) };
}

/** Letters beyond ASCII that follow one another, with the word that they are in. */
interface Run {
  readonly run: string;
  readonly word: string;
}

function runsIn(pieces: Iterable<string>): readonly Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    for (const { 0: run, index } of piece.matchAll(BEYOND_ASCII)) {
      runs.push({ run, word: wordAt(piece, index) });
      if (runs.length === MOST_RUNS) return runs;
    }
  }
  return runs;
}

const BEYOND_ASCII = /[^\p{ASCII}]+/gu;

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function bytesByLetter(
  encoding: ListEncoding,
  decodeBytes: DecodeBytes,
): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (let byte = 0x80; byte <= 0xff; byte++) {
    // Bytes that mean nothing in an encoding were kept as controls.
    if (byte < 0xa0) table.set(String.fromCharCode(byte), byte);
    const letter = decodeAs(Uint8Array.of(byte), encoding, decodeBytes) ?? '';
    if (letter !== '' && letter !== '\ufffd') table.set(letter, byte);
  }
  return table;
}

interface RestoredRun {
  readonly text: string;
  /** How many letters were restored. */
  readonly restored: number;
  /** How many were not. */
  readonly others: number;
}

function restoreRun(run: string, table: ReadonlyMap<string, number>): RestoredRun {
  const bytes = Array.from({ length: run.length }, (_, at) => table.get(run.charAt(at)) ?? 0);
  let [text, restored, others] = ['', 0, 0];
  for (let at = 0; at < run.length;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) {
      text += run.charAt(at);
      if (/\p{L}/u.test(run.charAt(at))) others++;
      at++;
    } else {
      text += String.fromCodePoint(codePointAt(bytes, at, length));
      restored++;
      at += length;
    }
  }
  return { text, restored, others };
}

const LONGEST_WORD = 40;

/** The word around a place, without blanks and separators. */
function wordAt(text: string, place: number): string {
  const before = /[^\s,;|"<>]*$/.exec(text.slice(Math.max(0, place - LONGEST_WORD), place))?.[0];
  const after = /^[^\s,;|"<>]*/.exec(text.slice(place, place + LONGEST_WORD))?.[0];
  return `${before ?? ''}${after ?? ''}`;
}
