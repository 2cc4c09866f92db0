import { cleanLine, cleanLines } from '../base/text';
import { networkOf, SOCIAL_NETWORKS, type SocialId, type SocialNetwork } from './person/social';

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
 * `tel:` with digits and a leading `+` only. Supported are a trunk zero in brackets, `00` for `+`, an extension, words before
 * or behind the number, and a freephone number with letters (0800 SALES), by the keypad of E.161. Null where fewer than three
 * digits are left, and where words leave it open what to dial.
 */
export function phoneHref(value: string): SafeHref | null {
  const [given = ''] = toAsciiDigits(cleanLine(value)).split(EXTENSION);
  const number = given.replace(/^[^\d+]+/, '').replace(/^00/, '+');
  const isInternational = number.startsWith('+');
  const dialed = isInternational ? number.replace(/\(0\)/g, '') : number;
  const digits = /\p{L}/u.test(dialed) ? digitsAmongLetters(dialed) : digitsOf(dialed);
  if (digits.length < SHORTEST_PHONE || digits.length > LONGEST_PHONE) return null;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}

/** A map search for a postal address; null when it is blank. */
export function mapHref(address: string): SafeHref | null {
  const lines = cleanLines(address);
  if (lines.length === 0) return null;
  return `https://maps.google.com/?q=${encodeURIComponent(lines.join(', '))}`;
}

/** A social profile as a link: an address, or the bare account as its network has them; null for anything else. */
export function socialHref(id: SocialId, value: string): SafeHref | null {
  const given = cleanLine(value);
  if (given === '') return null;
  const network = networkOf(id);
  return accountHref(network, given) ?? websiteHref(given);
}

function accountHref(network: SocialNetwork, given: string): SafeHref | null {
  switch (network.identifiedBy) {
    case 'name':
      return profileHref(network, accountName(given, network.hosts));
    case 'number':
      return profileHref(network, fullNumber(given));
    case 'handle':
      return profileHref(network, wholeHandle(given));
    case 'member':
      return memberHref(given);
    case 'address':
      return emailHref(given) ?? (/\p{L}/u.test(given) ? null : phoneHref(given));
  }
}

function profileHref({ hosts: [host], profile }: SocialNetwork, account: string | null) {
  if (account === null || host === undefined) return null;
  return `https://${host}/${profile}${encodeURIComponent(account)}` as const;
}

/** A name, with or without `@`; null for what is the address of the network itself. */
function accountName(given: string, hosts: readonly string[]): string | null {
  const name = /^@?([\p{L}\p{N}_-][\p{L}\p{N}_.-]*)$/u.exec(given)?.[1];
  const isHost = hosts.some((host) => name?.toLowerCase().endsWith(host) === true);
  return name === undefined || isHost ? null : name;
}

/** Handles of Bluesky are names of hosts; those without a dot are of its own. */
function wholeHandle(given: string): string | null {
  const name = accountName(given, ['bsky.app']);
  return name === null || name.includes('.') ? name : `${name}.bsky.social`;
}

/** An account at whichever server of Mastodon it is. */
function memberHref(given: string): SafeHref | null {
  const [, name, server = ''] = /^@?([\w.-]+)@([^@\s]+\.[^@\s]+)$/u.exec(given) ?? [];
  const site = websiteHref(server);
  return name === undefined || site === null || /[/?#]/.test(server) ? null : `${site}/@${name}`;
}

/**
 * The digits of a number with its country code, after `+` or `00` or as bare digits; null where letters are in it or its
 * country is unclear. E.164 has 15 digits at most.
 */
function fullNumber(given: string): string | null {
  if (/\p{L}/u.test(given)) return null;
  const reported = phoneHref(given)?.replace('tel:+', '') ?? '';
  return [reported, given].find((digits) => /^[1-9]\d{6,14}$/.test(digits)) ?? null;
}

/** The other network to which an address in the field of a network leads; null where it leads to none. */
export function strayNetwork(id: SocialId, value: string): SocialNetwork | null {
  const found = networkAt(socialHref(id, value) ?? '');
  return found === null || found.id === id || id === 'link' ? null : found;
}

/** The network at whose host a web address is, with or without its scheme; null for any other. */
export function networkAt(address: string): SocialNetwork | null {
  const [, host = ''] = /^(?:https?:)?(?:\/\/)?([^\s/?#:@]+)(?:[/?#:]|$)/i.exec(address) ?? [];
  const isAt = (own: string): boolean => `.${host}`.toLowerCase().endsWith(`.${own}`);
  return SOCIAL_NETWORKS.find(({ hosts }) => hosts.some(isAt)) ?? null;
}

/** RFC 3966 numbers: the shortest in service (112) and the longest of E.164 with room for a local prefix. */
const SHORTEST_PHONE = 3;
const LONGEST_PHONE = 18;
/** The shortest number that words may follow: where there are fewer digits, letters belong to it. */
const SHORTEST_LABELLED = 6;

const EXTENSION = /[;,#]|(?<!\p{L})(?:ext(?!\p{L})|extension|x(?=[\s.\d]))/iu;

/**
 * A number of a freephone or premium range, where letters stand for keys: the range, then five to eight more, all of them
 * letters, or digits with three capitals at least behind them.
 */
const LETTERED =
  /^(?:\+\d{0,3}|[01]?)(?:8(?:00|08|([2-8])\1)|900|300)(?=.{5,8}$)(?:[A-Za-z]+|\d+[A-Z]{3,})$/;

/** The digits of a number with letters behind its first digit; blank where they are unclear. */
function digitsAmongLetters(number: string): string {
  const solid = number.replace(/[\s().\-/]/g, '');
  if (LETTERED.test(solid)) return digitsOf(solid.replace(/[A-Z]/gi, keyOf));
  const [head = ''] = /^\P{L}*/u.exec(number) ?? [];
  const digits = digitsOf(head);
  const isWhole = digits.length >= SHORTEST_LABELLED && !/\d/.test(number.slice(head.length));
  return isWhole ? digits : '';
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** The key of a telephone that bears a letter (ITU-T E.161). */
function keyOf(letter: string): string {
  const at = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter.toUpperCase());
  return '22233344455566677778889999'.charAt(at);
}

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

/** The first of `lines`, or of their words, that makes a link. */
export function firstHref(
  lines: readonly string[],
  toHref: (value: string) => SafeHref | null,
): SafeHref | null {
  const words = lines.flatMap((line) => line.split(' ')).filter((word) => /[.@]/.test(word));
  for (const candidate of [...lines, ...words]) {
    const href = toHref(candidate);
    if (href !== null) return href;
  }
  return null;
}
