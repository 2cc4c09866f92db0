import { cleanLine, cleanText } from '../../../base/text';
import type { SafeHref } from '../../links';
import { cleanAddress, toHalfWidth } from './clean-address';
import { parseHost } from './host';

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
  const { to = [] } = parseMailto(text) ?? {};
  return to.length === 1 ? (to[0] ?? null) : null;
}

/**
 * `mailto:` with every character encoded that could add headers or end the address; null for what is no address. Subject, text
 * and copies of what begins with `mailto:` are kept.
 */
export function emailHref(value: string): SafeHref | null {
  const mailto = parseMailto(value);
  if (mailto === null) return null;
  const { to, headers } = mailto;
  const query = [...headers].map(([name, text]) => `${name}=${text}`).join('&');
  return `mailto:${encodedList(to)}${query === '' ? '' : `?${query}`}`;
}

/** An email address as it is shown; what is none, as typed. */
export function emailDisplay(value: string): string {
  const { to } = parseMailto(value) ?? {};
  return to?.map(({ shown }) => shown).join(', ') ?? cleanLine(value);
}

interface Mailto {
  readonly to: readonly Email[];
  /** Encoded, by their names. */
  readonly headers: ReadonlyMap<string, string>;
}

function parseMailto(text: string): Mailto | null {
  const [start = '', ...rest] = text.split('?');
  const head = cleanAddress(start);
  if (!/^mailto:/i.test(head)) {
    const email = addressIn(cleanAddress(text));
    return email && { to: [email], headers: new Map() };
  }
  const pairs = rest
    .join('?')
    .split(/&(?:amp;)?/)
    .map(pairOf);
  const also = pairs.flatMap(([name, value]) => (name === 'to' ? [value] : []));
  const lists = [head.replace(/^mailto:(?:\/\/)?/i, ''), ...also];
  const to = addressesIn(lists.join(','));
  return to && to.length > 0 ? { to, headers: headersOf(pairs) } : null;
}

type Pair = readonly [name: string, value: string];

function pairOf(text: string): Pair {
  const [, name = '', value = ''] = /^([^=]*)=([^]*)$/.exec(text) ?? [];
  return [name.trim().toLowerCase(), value];
}

/** Headers that others may set (RFC 6068, 7). Of several of a name the first counts. */
function headersOf(pairs: readonly Pair[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of pairs) {
    const text = headers.has(name) ? '' : headerText(name, value);
    if (text !== '') headers.set(name, text);
  }
  return headers;
}

function headerText(name: string, value: string): string {
  switch (name) {
    case 'subject':
      return encoded(cleanLine(decoded(value)));
    case 'body':
      return encoded(cleanText(decoded(value)).trim().replace(/\n/g, '\r\n'));
    case 'cc':
    case 'bcc':
      return encodedList(addressesIn(value) ?? []);
    default:
      return '';
  }
}

/** The addresses of an encoded list; null where one of them is none. */
function addressesIn(list: string): readonly Email[] | null {
  const parts = list.split(/,|%2c/i).filter((part) => part.trim() !== '');
  const emails = parts.flatMap((part) => addressIn(cleanAddress(decoded(part))) ?? []);
  return emails.length === parts.length ? emails : null;
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
