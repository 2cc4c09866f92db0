import { parseEmail, type Email } from '../../../../model/person/web/email';
import { leftOutOf } from '../../../../model/person/web/likely-address';
import { COLUMN_NOTES, type ColumnNote } from '../cells/exported-cell';
import { readField } from '../cells/field-readers';
import type { ListFieldId } from '../list-fields';
import type { SkipReason } from '../member';

/** Reports what is wrong with the cell of a field. */
export type Report = (field: ListFieldId, message: string, note?: ColumnNote) => void;

/** An address, or why there is none. */
export type FoundAddress =
  | { readonly email: Email; readonly isSignIn: boolean }
  | { readonly email: null; readonly reason: SkipReason };

/** The email address, else the sign-in name where that is one. */
export function addressOfRow(email: string, signInName: string, report: Report): FoundAddress {
  const read = readField('email', email);
  if (read.note !== undefined) report('email', COLUMN_NOTES[read.note](1), read.note);
  const found = emailIn(read.text);
  if (found !== null) {
    const leftOut = leftOutOf('email', read.text);
    if (leftOut !== null) report('email', `${capitalized(leftOut)} is left out of this address.`);
    if (hasSeveral(read.text)) report('email', SEVERAL);
    return { email: found, isSignIn: false };
  }
  const isBlank = read.text === '' && read.problem === null;
  const signIn = emailIn(readField('userPrincipalName', signInName).text);
  if (signIn === null) {
    return {
      email: null,
      reason: isBlank && signInName === '' ? 'no-address' : 'not-an-address',
    };
  }
  if (!isBlank) report('email', NOT_AN_ADDRESS);
  if (isMadeUp(signIn.address)) report('userPrincipalName', MADE_UP);
  return { email: signIn, isSignIn: true };
}

const NOT_AN_ADDRESS = 'This is not an email address. The sign-in name is used instead.';
const MADE_UP =
  'There is no other address in this line. Others may not know the one at onmicrosoft.com.';
const SEVERAL = 'There are several addresses in this cell. The first is used.';

/** RFC 5321, 4.5.3.1.3, without the brackets. */
const LONGEST_ADDRESS = 254;

/**
 * The email address in a cell: alone, behind `mailto:` or a name, or the first or main one of several. Null for none.
 */
export function emailIn(cell: string): Email | null {
  const only = emailOf(cell);
  if (only !== null || !cell.includes('@')) return only;
  const main = /(?:^|[\s;,+])SMTP:([^\s;,]+?)(?=\+\w+:|[\s;,]|$)/.exec(cell)?.[1];
  const angled = /<([^<>\s]+)>/.exec(cell)?.[1];
  const single = cell.split(/\s+/).flatMap(addressesIn);
  for (const each of [main, angled, ...single]) {
    const email = each === undefined ? null : emailOf(bare(each));
    if (email !== null) return email;
  }
  return null;
}

/**
 * What may be addresses in a text without blanks. What stands right before one, between the same separators, is an address,
 * too, or has a scheme that shows what it is: else `a;b@x.example` is one that is wrong, and `b@x.example` somebody else's.
 */
function addressesIn(text: string): readonly string[] {
  const parts = text.split(/[;,|]+/).filter((part) => part !== '');
  return parts.filter((part, at) => {
    const before = parts[at - 1];
    return part.includes('@') && (before === undefined || /@|^\w+:/.test(before));
  });
}

/** Whether a cell contains several addresses, of which one is no better than another. */
function hasSeveral(cell: string): boolean {
  return !/(?:^|[\s;,+])SMTP:/.test(cell) && (cell.match(/@/g) ?? []).length > 1;
}

/** An address that Entra gives those who have none of their own yet. */
function isMadeUp(address: string): boolean {
  return /[@.]onmicrosoft\.(?:com|us|cn|de)$/i.test(address);
}

function emailOf(text: string): Email | null {
  const email = parseEmail(text);
  return email !== null && email.address.length <= LONGEST_ADDRESS ? email : null;
}

/** Without what stands around an address in a list of several. */
function bare(text: string): string {
  return text.replace(/^smtp:/i, '').replace(/^<|>[.>]*$/g, '');
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
