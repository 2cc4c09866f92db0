const MARKUP = /[&<>]/;
const ATTRIBUTE_MARKUP = /[&<>"]/;

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text as it stands in a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return ATTRIBUTE_MARKUP.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text;
}

/** Text or attribute as it was before it was escaped. */
export function unescapeMarkup(escaped: string): string {
  if (!escaped.includes('&')) return escaped;
  return escaped.replace(REFERENCE, (_, name: string) => LETTERS[name] ?? '');
}

/** Hard blanks are printed so where a cell has nothing else. */
const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};
const REFERENCE = /&(amp|lt|gt|quot|nbsp);/g;
