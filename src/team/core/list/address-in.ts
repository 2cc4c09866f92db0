import { emailHref } from '../../../model/links';
import { cleanLine } from '../../../base/text';

/** RFC 5321, 4.5.3.1.3, without the brackets. */
const LONGEST_ADDRESS = 254;

/**
 * The email address that a cell says, as it is written there: alone, behind `mailto:` or a name, or the first or main one of
 * several. Null for none.
 */
export function addressIn(cell: string): string | null {
  if (isAddress(cell)) return cell;
  if (!cell.includes('@')) return null;
  const main = /(?:^|[\s;,+])SMTP:([^\s;,]+?)(?=\+\w+:|[\s;,]|$)/.exec(cell)?.[1];
  const angled = /<([^<>\s]+)>/.exec(cell)?.[1];
  const single = cell.split(/\s+/).flatMap(addressesIn);
  const found = [main, angled, ...single].map(bare).find(isAddress);
  return found ?? null;
}

/**
 * What may be addresses in a text without blanks. What stands right before one, between the same separators, is an address, too, or
 * says by its scheme what it is: else `a;b@x.example` is one that is wrong, and `b@x.example` somebody else's.
 */
function addressesIn(text: string): readonly string[] {
  const parts = text.split(/[;,|]+/).filter((part) => part !== '');
  return parts.filter((part, at) => {
    const before = parts[at - 1];
    return part.includes('@') && (before === undefined || /@|^\w+:/.test(before));
  });
}

/** Whether a cell says several addresses, of which one is no better than another. */
export function hasSeveral(cell: string): boolean {
  return !/(?:^|[\s;,+])SMTP:/.test(cell) && (cell.match(/@/g) ?? []).length > 1;
}

/** An address that Entra gives those who have none of their own yet. */
export function isMadeUp(address: string): boolean {
  return /[@.]onmicrosoft\.(?:com|us|cn|de)$/i.test(address);
}

function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && emailHref(text) !== null;
}

function bare(text = ''): string {
  return cleanLine(text.replace(/^(?:mailto|smtp):/i, '').replace(/^<|[>.]+$/g, ''));
}
