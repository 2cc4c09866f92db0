import { changed } from '../../base/changed';
import { mapChanged } from '../../base/map-changed';
import { mapCells, mapTables } from '../builders';
import { SYLLABLE_END, type CellNode, type TableNode } from '../nodes';

/** In letters: what is shorter fits a line of a phone, or the size of the text has given way. */
const LONG = 28;
/** In letters: what is left at either side of a hyphen. */
const LEAST = 4;
/** What a long word is as well, and found much sooner. */
const WITHOUT_BLANKS = new RegExp(`\\S{${LONG}}`);
const LONG_WORD = new RegExp(
  `(?<=^|[\\s(„“"])\\p{Script=Latin}{${LONG},}(?=$|[\\s,;.:!?)“”"])`,
  'gu',
);

/**
 * The document with the ends of syllables in words that are wider than a line of a phone, so that they break with a hyphen and
 * not within a syllable. Addresses have none: they stand in links, or hold other signs than letters.
 */
export function markSyllables(table: TableNode): TableNode {
  return mapCells(table, (cell) => (cell.kind === 'spacer' ? cell : markCell(cell)));
}

function markCell(cell: CellNode): CellNode {
  const inner = mapTables(cell, markSyllables);
  const children = mapChanged(inner.children, (child) => {
    if (child.kind !== 'text' || child.text.length < LONG) return child;
    const text = withSyllables(child.text);
    return text === child.text ? child : changed(child, { text });
  });
  return children === inner.children ? inner : changed(inner, { children });
}

/** The text with the ends of syllables in its long words; exported for tests. */
export function withSyllables(text: string): string {
  if (!WITHOUT_BLANKS.test(text)) return text;
  return text.replaceAll(LONG_WORD, (word) => {
    const syllables: string[] = [];
    let from = 0;
    for (const end of endsOf(word)) {
      if (end - from < LEAST || word.length - end < LEAST) continue;
      syllables.push(word.slice(from, end));
      from = end;
    }
    return [...syllables, word.slice(from)].join(SYLLABLE_END);
  });
}

const VOWEL = /[aeiouyà-åæè-ïò-öøù-ýāăąēĕėęěīĭįōŏőœūŭůűųǎ]/iu;
/** Consonants between two vowels. */
const BETWEEN_VOWELS = new RegExp(
  `(?<=${VOWEL.source})(?:(?!${VOWEL.source})\\p{L})+(?=${VOWEL.source})`,
  'giu',
);
/** What begins a syllable together: of the languages that compound words, and of those that borrow from Latin. */
const ONSET = /(?:(?<=^)sch[lmnrw]?|sch|(?<=.)s[pt]|[cpst]h|qu|[bcdfgkpt][lr]|.)$/iu;

/** Where syllables end, by the rule that most languages share: the last consonant before a vowel belongs to it. */
function* endsOf(word: string): Generator<number> {
  for (const { 0: consonants, index } of word.matchAll(BETWEEN_VOWELS)) {
    const [onset = ''] = ONSET.exec(consonants) ?? [];
    yield index + consonants.length - onset.length;
  }
}
