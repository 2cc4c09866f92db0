import { cleanLine, cleanLines } from './text';
import { SOCIAL_NETWORKS, type SocialId } from './social';

/** The address a link may lead to: `https:`, `http:`, `mailto:` or `tel:`, and nothing else. */
export type SafeHref = `${'https' | 'http' | 'mailto' | 'tel'}:${string}`;

/**
 * A website as a link. `https://` is added where no scheme is given; null for anything that is not a web address
 * (other schemes, blanks or `@` in the host, a host of one word without a scheme).
 */
export function websiteHref(value: string): SafeHref | null {
  const address = cleanLine(value);
  const bare = address.replace(/^https?:\/\//i, '').replace(/^\/\//, '');
  if (!/^[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#].*)?$/u.test(bare)) return null;
  const host = /^[^/?#:]+/.exec(bare)?.[0] ?? '';
  if (!HOST.test(host) || (bare === address && !host.includes('.'))) return null;
  const scheme = /^http:\/\//i.test(address) ? 'http' : 'https';
  return `${scheme}://${encodeAddress(bare)}`;
}

/** A website as it is shown: without `http://` or `https://`. */
export function websiteDisplay(value: string): string {
  return cleanLine(value).replace(/^https?:\/\//i, '');
}

/** `mailto:` with every character that could add headers or end the address encoded; null for what is no address. */
export function emailHref(value: string): SafeHref | null {
  const address = cleanLine(value);
  const parts = /^([^\s@<>(),;:"\\[\]]+)@([^\s@<>(),;:"\\[\]/?&#%]+)$/u.exec(address);
  if (parts === null) return null;
  const [, local = '', host = ''] = parts;
  return `mailto:${encodeURIComponent(local).replaceAll('%2B', '+')}@${host}`;
}

/**
 * `tel:` with digits and a leading `+` only. A trunk zero in brackets, `00` for `+` and an extension are understood.
 * Null when fewer than three digits are left.
 */
export function phoneHref(value: string): SafeHref | null {
  const ascii = toAsciiDigits(cleanLine(value));
  const [number = ''] = ascii.split(/[;,#]|(?<![a-z])(?:ext|x(?=[\s.\d]))/i);
  const international = /^\s*(?:\+|00)/.test(number);
  const digits = (
    international ? number.replace(/\(0\)/g, '').replace(/^\s*00/, '') : number
  ).replace(/\D/g, '');
  if (digits.length < SHORTEST_PHONE || digits.length > LONGEST_PHONE) return null;
  return `tel:${international ? '+' : ''}${digits}`;
}

/** A map search for a postal address; null when it is blank. */
export function mapHref(address: string): SafeHref | null {
  const lines = cleanLines(address);
  if (lines.length === 0) return null;
  return `https://maps.google.com/?q=${encodeURIComponent(lines.join(', '))}`;
}

/** A social profile as a link: an address, or the bare name of the account (`@` allowed); null for anything else. */
export function socialHref(id: SocialId, value: string): SafeHref | null {
  const given = cleanLine(value);
  const network = SOCIAL_NETWORKS.find((candidate) => candidate.id === id);
  if (network === undefined || given === '') return null;
  const handle = /^@?([\p{L}\p{N}_-][\p{L}\p{N}_.-]*)$/u.exec(given)?.[1];
  if (handle !== undefined && !handle.toLowerCase().endsWith(network.host)) {
    return `https://${network.host}/${network.profile}${encodeURIComponent(handle)}`;
  }
  return websiteHref(given);
}

/** RFC 3966 numbers: the shortest in service (112) and the longest of E.164 with room for a local prefix. */
const SHORTEST_PHONE = 3;
const LONGEST_PHONE = 18;

const HOST =
  /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?)*$/u;

function encodeAddress(address: string): string {
  return address.replace(/["'<>`{}|\\^\s]/g, (letter) =>
    encodeURIComponent(letter).replace("'", '%27'),
  );
}

function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}
