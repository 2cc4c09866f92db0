import { closingQuote, isCellEnd, pastBlanks, type ListShape } from './quotes';

/**
 * Makes a function that answers where the row that begins at a place ends: at its line end, or the end of the text. -1 for a
 * row that breaks the rules of quotes (RFC 4180). To be asked from the beginning to the end: each letter is looked at once.
 */
export function soundRows(text: string, shape: ListShape): (at: number) => number {
  const quotes = placesOf('"', text);
  const separators = placesOf(shape.separator, text);
  const lineEnds = placesOf('\n', text);
  return (at) => {
    if (quotes(at) > lineEnds(at)) return lineEnds(at);
    for (let cell = at; ;) {
      const end =
        text[pastBlanks(text, cell)] === '"'
          ? endOfQuoted(text, cell, shape)
          : Math.min(separators(cell), lineEnds(cell));
      if (end === -1 || text[end] !== shape.separator) return end;
      cell = end + 1;
    }
  };
}

/** The next place of a character from another on, or the end of the text; each is looked for once. */
function placesOf(letter: string, text: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(letter, from);
      found = next === -1 ? text.length : next;
    }
    return found;
  };
}

/** Blanks around the quotes are against the rules, though everybody knows what they mean. */
function endOfQuoted(text: string, cell: number, shape: ListShape): number {
  if (text[cell] !== '"') return -1;
  const close = closingQuote(text, cell, shape);
  return close !== -1 && isCellEnd(text, close + 1, shape.separator) ? close + 1 : -1;
}
