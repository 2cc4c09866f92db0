/** The name of a column as it is compared. Capitals, accents, punctuation and what stands in square brackets do not matter. */
export function foldHeader(name: string): string {
  return foldWord(name.replace(/\[[^\]]*\]/g, ''));
}

/** A word in small letters, without accents and punctuation. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßłøđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd' };
