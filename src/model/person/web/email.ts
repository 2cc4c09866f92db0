import { memoize } from '../../../base/memoize';
import { cleanLine, cleanText } from '../../../base/text';
import type { SafeHref } from '../../links';
import { cleanAddress, toHalfWidth } from './clean-address';
import { parseHost } from './host';

/** Templates, cards and checks ask for the same few addresses. In characters. */
const MOST_KEPT = 4000;

/** An email address. */
export interface Email {
  /** As typed, without what is cleaned: signs that cannot be seen, a name in front of it, a dot at the very end. */
  readonly shown: string;
  /** With its host in ASCII: for contact cards and for comparing. */
  readonly address: string;
}

/**
 * The email address that a text is: alone, in angle brackets behind a name, or behind `mailto:`. Null for what no mail would
 * arrive at, such as an address with two dots in a row, and for several.
 */
export function parseEmail(text: string): Email | null {
  const [only = null, ...others] = parseMailto(text)?.to ?? [];
  return others.length === 0 ? only : null;
}

/**
 * `mailto:` with every character encoded that could add headers or end the address; null for what is no address. Subject, text
 * and copies of what begins with `mailto:` are kept.
 */
export function emailHref(value: string): SafeHref | null {
  const mailto = parseMailto(value);
  if (mailto === null) return null;
  const query = mailto.headers.length === 0 ? '' : `?${mailto.headers.join('&')}`;
  return `mailto:${encodedList(mailto.to)}${query}`;
}

/** An email address as it is shown; what is none, as typed. */
export function emailDisplay(value: string): string {
  const { to } = parseMailto(value) ?? {};
  return to?.map(({ shown }) => shown).join(', ') ?? cleanLine(value);
}

interface Mailto {
  readonly to: readonly Email[];
  /** Encoded, with their names. */
  readonly headers: readonly string[];
}

const parseMailto = memoize(readMailto, MOST_KEPT);

function readMailto(text: string): Mailto | null {
  const [start = '', ...rest] = text.split('?');
  const head = cleanAddress(start);
  const [, list] = /^mailto:(.*)$/i.exec(head) ?? [];
  if (list === undefined) {
    const email = addressIn(rest.length === 0 ? head : cleanAddress(text));
    return email && { to: [email], headers: [] };
  }
  const to = addressesIn(list);
  return to.length === 0 ? null : { to, headers: headersIn(rest.join('?')) };
}

/** The headers that others may set (RFC 6068, 7). Of several of a name the first counts. */
function headersIn(query: string): readonly string[] {
  const headers = new Map<string, string>();
  for (const pair of query.split(/&(?:amp;)?/)) {
    const [name = '', ...rest] = pair.split('=');
    const key = name.trim().toLowerCase();
    const text = headerText(key, rest.join('='));
    if (text !== '' && !headers.has(key)) headers.set(key, `${key}=${text}`);
  }
  return [...headers.values()];
}

function headerText(name: string, value: string): string {
  if (/^b?cc$/.test(name)) return encodedList(addressesIn(value));
  const text = decoded(value);
  if (name === 'subject') return encoded(cleanLine(text));
  return name === 'body' ? encoded(cleanText(text).trim().replace(/\n/g, '\r\n')) : '';
}

/** The addresses of an encoded list; none where one of them is none. */
function addressesIn(list: string): readonly Email[] {
  const emails = list.split(/,|%2c/i).map((part) => addressIn(cleanAddress(decoded(part))));
  const found = emails.filter((email) => email !== null);
  return found.length === emails.length ? found : [];
}

/** The longest that is looked at, of a name and its address. */
const LONGEST = 1000;
/** RFC 5321, 4.5.3.1.1, in letters. */
const LOCAL = /^(?=[^]{1,64}$)[^\s@<>(),;:"\\[\].]+(?:\.[^\s@<>(),;:"\\[\].]+)*$/u;

function addressIn(text: string): Email | null {
  if (text.length > LONGEST || !/[@\uff20]/.test(text)) return null;
  const flat = toHalfWidth(text);
  const angled = /^[^<>]*<([^<>]+)>$/.exec(flat)?.[1]?.trim() ?? flat;
  const bare = /^(['"])(.+)\1$/.exec(angled)?.[2] ?? angled;
  const at = bare.lastIndexOf('@');
  const local = bare.slice(0, at);
  const host = parseHost(bare.slice(at + 1).replace(/[.\u3002\uff61]+$/, ''));
  if (host === null || !LOCAL.test(local)) return null;
  return { shown: `${local}@${host.shown}`, address: `${local}@${host.ascii}` };
}

function encodedList(emails: readonly Email[]): string {
  return emails
    .map(({ address }) => {
      const at = address.lastIndexOf('@');
      return `${encoded(address.slice(0, at)).replaceAll('%2B', '+')}${address.slice(at)}`;
    })
    .join(',');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}

/** Without the escapes of an address; as it is where one of them is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
