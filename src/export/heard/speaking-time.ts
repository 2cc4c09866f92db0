/*
 * How long a voice takes to read a text. 175 words a minute is the default of eSpeak NG, the voice that comes with NVDA
 * (https://man.archlinux.org/man/espeak-ng.1); a word is five letters, as in tests of typing. Digits are read one by one where
 * they are a telephone number, and the signs of an address by their names. A test compares this with eSpeak NG.
 */

const WORDS_A_MINUTE = 175;
const LETTERS_A_WORD = 5;
/** Of Chinese and Japanese, whose letters are syllables. */
const SYLLABLES_A_MINUTE = 240;

const MS_A_MINUTE = 60_000;
const MS_A_WORD = MS_A_MINUTE / WORDS_A_MINUTE;
const MS_A_LETTER = MS_A_WORD / LETTERS_A_WORD;
const MS_A_SYLLABLE = MS_A_MINUTE / SYLLABLES_A_MINUTE;
/** Between two phrases. */
const PAUSE_MS = 200;

const SYLLABLE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const LETTER = /\p{L}/gu;
/** A number of telephone: as many digits that blanks, brackets and hyphens alone separate. */
const TELEPHONE = /\+?\(?\p{Nd}(?:[\s()./-]*\p{Nd}){6,}/gu;
const NUMBER = /\p{Nd}+/gu;
/** What is read by its name: the signs of addresses, and pictures among the letters. */
const NAMED = /[@/&+_]|(?<=\S)[.-](?=\S)|\p{Extended_Pictographic}/gu;
const PAUSE = /[,;:!?。、،](?=\s|$)|\.(?=\s)/gu;

/** How long a text takes to read, in ms. */
export function speakingMs(text: string): number {
  const telephones = text.match(TELEPHONE) ?? [];
  const rest = text.replaceAll(TELEPHONE, ' ');
  const digits = telephones.join('').replaceAll(/[^\p{Nd}+]/gu, '').length;
  const syllables = countOf(rest, SYLLABLE);
  const letters = countOf(rest, LETTER) - syllables;
  const named = countOf(rest, NUMBER) + countOf(rest, NAMED);
  const pauses = countOf(rest, PAUSE) + telephones.length;
  return (
    letters * MS_A_LETTER +
    syllables * MS_A_SYLLABLE +
    (digits + named) * MS_A_WORD +
    pauses * PAUSE_MS
  );
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
