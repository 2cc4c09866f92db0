import { literal } from '../../email/builders';
import type { TextNode } from '../../email/nodes';
import type { Contact } from '../view';

/** The town of the first address, as far as its shape tells: without postcode, street and country. Null where it does not. */
export function cityOf(contacts: readonly Contact[]): TextNode | null {
  const address = contacts.find(({ kind }) => kind === 'address');
  if (address === undefined) return null;
  const parts = placeLine(address.lines).split(/[,،、]/u);
  // What remains of a street is a name too: without a line or comma between them nothing tells it from a town.
  if (address.lines.length === 1 && parts.length === 1) return null;
  const city = parts.map(withoutCodes).findLast((part) => part !== '');
  return city === undefined ? null : literal(city, { origin: address.origin });
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
