import { mapColumns } from '../columns/map-columns';
import { readTable } from '../rows/read-table';
import { decodeAs, type DecodeBytes } from './decode-list';
import { ENCODINGS } from './encodings.data';
import type { ListEncoding } from './encoding';
import { LANGUAGES, type LanguageRow } from './languages.data';

/*
 * Which encoding bytes beyond ASCII are probably in, where they are not Unicode. Each candidate reads a sample; what it reads is
 * the better, the more frequent its letters are in names of the languages that use it. Scores are natural logarithms of
 * probabilities.
 */

const CANDIDATES: readonly ListEncoding[] = ENCODINGS.map(({ id }) => id).filter(
  (id) => !id.startsWith('utf-'),
);

/** The encoding of the bytes of a list that are not Unicode: the likeliest, Windows-1252 where several are as likely. */
export function guessEncoding(bytes: Uint8Array, decodeBytes: DecodeBytes): ListEncoding {
  const sample = sampleOf(bytes);
  const hints = hintsIn(sample);
  let [best, bestScore]: [ListEncoding, number] = ['windows-1252', Number.NEGATIVE_INFINITY];
  for (const encoding of CANDIDATES) {
    const text = decodeAs(sample, encoding, decodeBytes);
    if (text === null) continue;
    // Bytes that mean nothing in Windows-1252 are dropped.
    const dropped = encoding === 'windows-1252' ? sample.length - text.length : 0;
    const score = scoreOf(text, encoding, hints) - dropped * UNREADABLE_COST;
    if (score > bestScore) [best, bestScore] = [encoding, score];
  }
  return best;
}

/** In bytes; lines of a hundred people hold some thousands. */
const SAMPLE_SIZE = 24_000;
/** The header and what a program put above it. */
const FIRST_LINES = 3;

/** The first lines, and those that have bytes beyond ASCII. No encoding has a line feed as a part of a letter. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE_SIZE);
  let [length, line] = [0, 0];
  for (let start = 0; start < bytes.length && length < SAMPLE_SIZE; line++) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found + 1;
    const own = bytes.subarray(start, Math.min(end, start + SAMPLE_SIZE - length));
    if (line < FIRST_LINES || own.some((byte) => byte > 0x7f)) {
      sample.set(own, length);
      length += own.length;
    }
    start = end;
  }
  return sample.subarray(0, length);
}

const LINE_FEED = 0x0a;

/** How many hints at each language there are in what is ASCII. */
function hintsIn(sample: Uint8Array): ReadonlyMap<LanguageRow, number> {
  const ascii = String.fromCharCode(...sample.map((byte) => (byte > 0x7f ? 0x7f : byte)));
  const words = new Set(ascii.toLowerCase().match(/\.[a-z]{2}(?![a-z])|\+\d{1,3}|[a-z]+/g));
  return new Map(
    LANGUAGES.map((row) => [row, row.hints.filter((hint) => words.has(hint)).length] as const),
  );
}

/** What each ASCII letter costs, so that encodings are compared that take two bytes for a letter. */
const ASCII_COST = 3;
/** A name in Latin letters has one beyond ASCII among twenty. */
const LATIN_COST = 3;
const UNREADABLE_COST = 25;
/** For a column whose name is known as it was read. */
const KNOWN_COLUMN = 4;
/** In what is seldom written, lists are seldom. */
const RARE: Readonly<Partial<Record<ListEncoding, number>>> = {
  'windows-1252': 0,
  ibm437: 3,
  ibm866: 5,
  'koi8-r': 2,
  'euc-jp': 2,
  'windows-1258': 4,
  macintosh: 2,
  ibm850: 2,
  'iso-8859-2': 1.5,
};

function scoreOf(
  text: string,
  encoding: ListEncoding,
  hints: ReadonlyMap<LanguageRow, number>,
): number {
  const rows = LANGUAGES.filter((row) => row.encodings.includes(encoding));
  const words = text.match(WORDS) ?? [];
  const letters = wordsScore(words, rows, hints);
  const ascii = countOf(/[^\P{ASCII}\n]/gu, text) * -ASCII_COST;
  return letters + ascii - oddities(text) + columnsOf(text) * KNOWN_COLUMN - (RARE[encoding] ?? 1);
}

/** With letters beyond ASCII in them. */
const WORDS = /[\p{L}\p{M}]*[^\P{L}\p{ASCII}][\p{L}\p{M}]*/gu;

function columnsOf(text: string): number {
  const table = readTable(text);
  const named = table.ok ? table.value.header.filter((name) => /[^\p{ASCII}]/u.test(name)) : [];
  return Object.keys(mapColumns(named)).length;
}

/** What stands in lists besides letters. */
const PUNCTUATION = '’‘“”„–—•…«»€§°®™\u00a0、。・ー（）　';
const NO_LETTERS = '\ufffd\u0080-\u009f\ue000-\uf8ff';

/** What does not stand in names, and what each costs. */
const ODDITIES: readonly (readonly [pattern: RegExp, cost: number])[] = [
  [new RegExp(`[${NO_LETTERS}]`, 'g'), UNREADABLE_COST],
  [new RegExp(`[${PUNCTUATION}]`, 'g'), 4],
  [new RegExp(`[^\\p{L}\\p{M}\\p{ASCII}${PUNCTUATION}${NO_LETTERS}]`, 'gu'), 9],
  // A sign within a word, but those that some languages write there.
  [/(?<=\p{L})[^\p{L}\p{M}\p{ASCII}’‑·・ー](?=\p{L})/gu, 10],
  [/[©®™»](?=\p{L})/gu, 10],
  // A capital within a word.
  [/(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=[^\P{Ll}\p{ASCII}])\p{Lu}/gu, 5],
  [/(?<=\p{Lu})(?![A-Z])\p{Lu}(?=[a-z])/gu, 5],
  // Latin beside other letters. Accents of Latin letters belong to no script.
  [/(?<=\p{Script=Latin})(?![\p{Script=Latin}\u0300-\u036f])[\p{L}\p{M}]/gu, 6],
  [/(?<=(?![\p{Script=Latin}\u0300-\u036f])[\p{L}\p{M}])\p{Script=Latin}/gu, 6],
];

function oddities(text: string): number {
  return ODDITIES.reduce((sum, [pattern, cost]) => sum + countOf(pattern, text) * cost, 0);
}

function countOf(pattern: RegExp, text: string): number {
  return (text.match(pattern) ?? []).length;
}

/** How often the letters of each word are adapted to: the languages of a list are the ones that its words are in. */
const ROUNDS = 6;

/** The probability of words as those of a mixture of languages, whose shares are found from the words (EM algorithm). */
function wordsScore(
  words: readonly string[],
  rows: readonly LanguageRow[],
  hints: ReadonlyMap<LanguageRow, number>,
): number {
  const models = rows.map(modelOf);
  const scores = words.map((word) => models.map((model) => model(word)));
  const prior = rows.map((row) => 0.3 + 2 * (hints.get(row) ?? 0));
  let shares = normalized(prior);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = [...prior];
    for (const score of scores) {
      const likely = normalized(likelihoods(score, shares));
      for (const [at, each] of likely.entries()) sums[at] = (sums[at] ?? 0) + each;
    }
    shares = normalized(sums);
  }
  return scores.reduce((sum, score) => sum + logOfSum(score, shares), 0);
}

/** Relative to the likeliest, so that small probabilities do not vanish. */
function likelihoods(score: readonly number[], shares: readonly number[]): readonly number[] {
  const most = Math.max(...score);
  return score.map((each, at) => Math.exp(each - most) * (shares[at] ?? 0));
}

function logOfSum(score: readonly number[], shares: readonly number[]): number {
  const sum = likelihoods(score, shares).reduce((total, each) => total + each, 0);
  return Math.max(...score) + Math.log(Math.max(sum, Number.MIN_VALUE));
}

function normalized(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, each) => total + each, 0);
  return values.map((each) => (sum === 0 ? 1 / values.length : each / sum));
}

/** The score of a letter that a language has not. */
const STRANGE = Math.log(0.0005);

/** Scores words by the letters of a language beyond ASCII: their frequencies fall as those of letters do. */
function modelOf({ letters, scripts = [] }: LanguageRow): (word: string) => number {
  const known = new Map([...new Set(letters)].map((letter, rank) => [letter, rank] as const));
  const fall = 0.02 ** (1 / known.size);
  const whole = (1 - fall ** known.size) / (1 - fall);
  const scoreOfRank = (rank: number): number =>
    scripts.length === 0 ? Math.log(fall ** rank / whole) : Math.log(0.6 / known.size);
  const cost = /\p{Script=Latin}/u.test(letters) ? LATIN_COST : 0;
  const scoreOfLetter = (letter: string): number => {
    const rank = known.get(letter) ?? known.get(letter.toLowerCase());
    if (rank !== undefined) return scoreOfRank(rank) - cost;
    const part = scripts.find((each) => each.letters.test(letter));
    return part === undefined ? STRANGE - LATIN_COST : Math.log(0.4 / scripts.length / part.size);
  };
  return (word) => {
    let score = 0;
    for (const letter of word) if (letter > '\u007f') score += scoreOfLetter(letter);
    return score;
  };
}
