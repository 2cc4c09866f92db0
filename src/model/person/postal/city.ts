/**
 * The town of an address, as far as the form of its lines shows it: without postcode, street and country. Blank where it does
 * not.
 */
export function cityOf(lines: readonly string[]): string {
  const parts = placeLine(lines).split(/[,،、]/u);
  // What remains of a street is a name too: without a line or comma between them it looks like a town.
  if (lines.length <= 1 && parts.length === 1) return '';
  return parts.map(withoutCodes).findLast((part) => part !== '') ?? '';
}

/** The last line, or the one before a country. */
function placeLine(lines: readonly string[]): string {
  const last = lines.at(-1) ?? '';
  const hasCountry = lines.length > 2 && !/\p{N}/u.test(last);
  return (hasCountry ? lines.at(-2) : last) ?? last;
}

/** Without postcodes, which hold digits, and the capitals that belong to them. */
function withoutCodes(part: string): string {
  const words = part.trim().split(/\s+/u);
  return words.filter((word) => !/\p{N}/u.test(word) && !/^\p{Lu}{2,3}$/u.test(word)).join(' ');
}
