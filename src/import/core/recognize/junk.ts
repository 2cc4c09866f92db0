import { DISCLAIMER, GREETINGS, SALUTATION, SENT_FROM, VENDOR_WORDS } from './data/junk.data';
import { attributionLength, beginsOlderMail } from '../letter/older-mails';
import { isVendor } from './hosts';
import { labelAtStart, labelKinds } from './labels';
import { type Line } from './lines';
import { hrefsOf, partOf, piecesOf, type Piece } from './pieces';

/* What is not about the person: greetings, disclaimers, advertisements of those who make signatures, older emails. */

/** A piece longer than this is a paragraph. */
const LONGEST_PIECE = 200;
const LONGEST_GREETING = 60;
const SHORT_GREETING = 4;
const MOST_PIECES = 2000;
const DISCLAIMER_WORDS = 8;
const MORE_WORDS = 6;

/** The pieces of the lines that can be about the person, in their order. */
export function readablePieces(lines: readonly Line[]): readonly Piece[] {
  let blockOfDisclaimer = -1;
  const pieces = signatureOf(lines).flatMap((line) =>
    piecesOf(line).flatMap((piece) => {
      const goesOn = blockOfDisclaimer === line.block && wordsIn(piece.text) >= MORE_WORDS;
      if (isDisclaimer(piece.text) || goesOn) {
        blockOfDisclaimer = line.block;
        return [];
      }
      return isJunk(piece) ? [] : withoutGreeting(piece);
    }),
  );
  return pieces.slice(0, MOST_PIECES);
}

/** The lines without the letter above its greeting, if that has no contact data, and without older emails below. */
function signatureOf(lines: readonly Line[]): readonly Line[] {
  const texts = lines.map(({ text }) => text);
  const end = texts.findIndex(
    (_, at) => beginsOlderMail(texts, at) || attributionLength(texts, at) > 0,
  );
  const own = end < 0 ? lines : lines.slice(0, end);
  const greeting = own.findLastIndex(({ text }, at) => at < own.length - 1 && isGreeting(text));
  const isLetter = !own.slice(0, Math.max(0, greeting)).some(({ text }) => REACH.test(text));
  return isLetter && greeting > 0 ? own.slice(greeting) : own;
}

/** Signs of mail and digits of numbers. */
const REACH = /@|\d[\d\s().-]{6,20}\d/;

function isDisclaimer(text: string): boolean {
  return wordsIn(text) >= DISCLAIMER_WORDS && DISCLAIMER.test(text);
}

function isJunk(piece: Piece): boolean {
  const { text, line } = piece;
  return (
    text.length > LONGEST_PIECE ||
    SALUTATION.test(line.text.trim()) ||
    SENT_FROM.test(text) ||
    VENDOR_WORDS.test(text) ||
    hrefsOf(piece).some(isVendor) ||
    labelAtStart(text)?.kinds[0] === 'other' ||
    isRegistered(text)
  );
}

/** Numbers of registers and taxes: 'ABN 12 345 678 901', 'Lic. #01234'. */
function isRegistered(text: string): boolean {
  const [, head = ''] = /^([^\d#:]{2,30}?)\s*[#:]?\s*\p{Nd}/u.exec(text) ?? [];
  const [word = ''] = /^[\p{Lu}.]{2,8}(?=\s)/u.exec(text) ?? [];
  return [head, word].some(
    (label) => label.length > 1 && labelKinds(label)[0] === 'other' && /\d{3}/.test(text),
  );
}

/** What stands behind a greeting in the same line: 'Best regards, Jane Doe'. */
function withoutGreeting(piece: Piece): readonly Piece[] {
  const { text } = piece;
  const length = greetingLength(text);
  if (length === 0) return [piece];
  // Greetings may go on to a comma: 'Best regards from Berlin, Jane'.
  const comma = /^[^,;!.。|]{0,30}[,;!.。]/u.exec(text.slice(length))?.[0].length;
  if (comma !== undefined) return partOf(piece, length + comma, text.length);
  return wordsIn(text) > MORE_WORDS ? [piece] : [];
}

/** Whether a line is a greeting and nothing else. */
export function isGreeting(line: string): boolean {
  const text = line.trim();
  const length = greetingLength(text);
  return length > 0 && !/[\p{L}\p{N}]/u.test(text.slice(length));
}

/** Whether a line begins with a greeting, whatever follows. */
export function beginsWithGreeting(line: string): boolean {
  return greetingLength(line.trim()) > 0;
}

/** How long the greeting is that a text begins with; 0 for none. */
function greetingLength(text: string): number {
  const head = text.slice(0, LONGEST_GREETING).toLowerCase();
  const { length } = GREETINGS_BY_LENGTH.find((words) => head.startsWith(words)) ?? '';
  const goesOn = length <= SHORT_GREETING ? /[\p{L}\p{N}]/u : /^[\p{L}\p{N}]/u;
  return goesOn.test(text.slice(length)) ? 0 : length;
}

const GREETINGS_BY_LENGTH: readonly string[] = GREETINGS.toSorted(
  (one, other) => other.length - one.length,
);

/** How many words a text has; of scripts without blanks, two letters are counted as one. */
export function wordsIn(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return text.split(/\s+/u).filter((word) => word !== '').length + Math.floor(dense / 2);
}
