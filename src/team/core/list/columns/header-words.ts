import { foldWord } from './fold-header';
import { BARRED_WORDS, FIELD_WORDS, MODIFIER_WORDS } from './header-words.data';
import { isListFieldId, type ListFieldId } from '../list-fields';
import { KNOWN_NAMES } from './known-names';

/*
 * The words of a column's name, and of the types of typed entries ('work', 'Home fax'). Capitals, punctuation, camel case,
 * underscores and figures separate words; compounds, and texts of scripts without blanks, are taken apart where all of their
 * pieces are known.
 */

/** What a word stands for. */
export type WordMeaning =
  | { readonly kind: 'field'; readonly field: ListFieldId }
  | { readonly kind: 'work' | 'neutral' | 'language' | 'private' | 'other' | 'type' | 'unknown' }
  | { readonly kind: 'figure'; readonly value: number };

/** The words of a text as they are compared: 'workPhone_2' is work, phone, 2. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(SCIM_FILTER, ' $1 ')
      .replace(/\[[^\]]*\]/g, ' ')
      // Properties of contact cards: 'TEL;TYPE=WORK'.
      .replace(/(?<=[;,])type=/gi, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<!\p{L})(?:[ld]|dell|all|nell|sull)['’]/giu, '')
      .replace(/(?<=\p{L})['’"״׳](?=\p{L})/gu, '')
      .replace(/(?<=\p{Ll})(?=\p{Lu}\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
      .replace(/(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L})/gu, ' ')
      .split(/[^\p{L}\p{N}]+/u)
      .map(foldWord)
      .filter((word) => word !== '')
  );
}

/** `phoneNumbers[type eq "work"].value`, of SCIM (RFC 7644, 3.5.2). */
const SCIM_FILTER = /\[\s*type\s+eq\s+"(\w+)"\s*\](?:\.value)?/i;

/** What the words of a text stand for, in its order. Words that are known together are one. */
export function meaningsOf(text: string): readonly WordMeaning[] {
  const words = wordsOf(text);
  const found: WordMeaning[] = [];
  for (let at = 0; at < words.length;) {
    const { meanings, length } = longestAt(words, at);
    found.push(...meanings);
    at += length;
  }
  return found;
}

/** How many words stand together in a name at most: 'nome principale dell'utente'. */
const MOST_TOGETHER = 4;
const LONGEST_WORD = 60;

interface Found {
  readonly meanings: readonly WordMeaning[];
  readonly length: number;
}

function longestAt(words: readonly string[], at: number): Found {
  for (let length = Math.min(MOST_TOGETHER, words.length - at); length > 0; length--) {
    const meaning = meaningOf(words.slice(at, at + length).join(''), length > 1);
    if (meaning !== null) return { meanings: [meaning], length };
  }
  return { meanings: piecesOf(words[at] ?? ''), length: 1 };
}

/** Null for a word that is not known. Short names of directories ('c', 'st') mean something only where they stand alone. */
function meaningOf(word: string, isJoined: boolean): WordMeaning | null {
  if (/^\p{Nd}+$/u.test(word)) return isJoined ? null : { kind: 'figure', value: Number(word) };
  const known = MEANINGS.get(word) ?? MEANINGS.get(word.replace(/^ال/u, ''));
  if (known !== undefined) return known;
  const named = KNOWN_NAMES.get(word);
  if (named === undefined || (word.length < 3 && !UNSPACED.test(word))) return null;
  return { kind: 'field', field: named.field };
}

/** The pieces of a compound, where all are known, with the letters that join them in German and Dutch. */
function piecesOf(word: string): readonly WordMeaning[] {
  if (word.length > LONGEST_WORD) return UNKNOWN;
  const ends: (readonly WordMeaning[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end && ends[end] === undefined; start++) {
      const before = ends[start];
      const piece = word.slice(start, end);
      if (before === undefined || !isPiece(piece, end === word.length)) continue;
      const meaning = JOINERS.has(piece) && start > 0 ? JOINED : meaningOf(piece, false);
      if (meaning !== null) ends[end] = [...before, meaning];
    }
  }
  return ends[word.length] ?? UNKNOWN;
}

const UNKNOWN: readonly WordMeaning[] = [{ kind: 'unknown' }];
const JOINED: WordMeaning = { kind: 'neutral' };
const JOINERS = new Set(['s', 'n', 'es', 'en']);
/** Han, Hiragana and Katakana are written without blanks. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

function isPiece(piece: string, isLast: boolean): boolean {
  if (piece.length >= 3 || UNSPACED.test(piece)) return true;
  return (isLast && /^n[ro]$/.test(piece)) || (!isLast && JOINERS.has(piece));
}

const MEANINGS: ReadonlyMap<string, WordMeaning> = meaningTable();

function meaningTable(): ReadonlyMap<string, WordMeaning> {
  const table = new Map<string, WordMeaning>();
  const add = (words: string, meaning: WordMeaning): void => {
    for (const word of words.split(' ').map(foldWord))
      if (!table.has(word)) table.set(word, meaning);
  };
  add(BARRED_WORDS.private, { kind: 'private' });
  for (const [field, words] of Object.entries(FIELD_WORDS)) {
    if (isListFieldId(field)) add(words, { kind: 'field', field });
  }
  add(BARRED_WORDS.kind, { kind: 'type' });
  add(BARRED_WORDS.other, { kind: 'other' });
  add(MODIFIER_WORDS.work, { kind: 'work' });
  add(MODIFIER_WORDS.language, { kind: 'language' });
  add(MODIFIER_WORDS.neutral, { kind: 'neutral' });
  return table;
}
