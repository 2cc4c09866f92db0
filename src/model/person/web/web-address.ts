import { memoize } from '../../../base/memoize';
import { cleanLine } from '../../../base/text';
import type { SafeHref } from '../../links';
import { cleanAddress, toHalfWidth } from './clean-address';
import { isNumeric, parseHost } from './host';

/** Templates, cards and checks ask for the same few addresses. In characters. */
const MOST_KEPT = 4000;

/** A web address. */
export interface WebAddress {
  readonly href: SafeHref;
  /** As typed, without its scheme and what is cleaned: signs that cannot be seen, dots at the end of its host. */
  readonly shown: string;
}

/**
 * The web address that a text is. `https://` is added where no scheme is given. Null for anything else: other schemes, blanks or
 * `@` in the host, and without scheme or `www.` also a host of one word, one that ends in no letters (`2.5.1`), a title (`B.Sc`).
 */
export const parseWebAddress = memoize(readWebAddress, MOST_KEPT);

function readWebAddress(text: string): WebAddress | null {
  const address = cleanAddress(text);
  const [, lead = '', scheme = 'https', named = '', port = '', rest = ''] =
    ADDRESS.exec(toHalfWidth(address)) ?? [];
  const host = parseHost(named.replace(/[.\u3002\uff61]+$/, ''));
  if (host === null || Number(port.slice(1)) > LAST_PORT) return null;
  const isGiven = lead !== '' || /^www\./i.test(host.ascii);
  if (!isGiven && !isSite(host.shown, host.ascii, rest)) return null;
  // Only host and signs are read in half width.
  const path = rest.slice(0, 1) + address.slice(address.length - rest.length).slice(1);
  return {
    href: `${scheme.toLowerCase() === 'http' ? 'http' : 'https'}://${host.ascii}${port}${encodedPath(path)}`,
    shown: `${host.shown}${port}${path}`,
  };
}

/** A website as a link; null for what is no web address. */
export function websiteHref(value: string): SafeHref | null {
  return parseWebAddress(value)?.href ?? null;
}

/** A website as it is shown: without `http://` or `https://`. What is no web address, as typed. */
export function websiteDisplay(value: string): string {
  return parseWebAddress(value)?.shown ?? cleanLine(value).replace(/^https?:\/\//i, '');
}

const ADDRESS = /^((?:(https?):)?\/\/)?([^\s/?#@:\\]+)(:\d{1,5})?([/?#][^]*)?$/i;
const LAST_PORT = 65_535;

/** Whether a host is one of the web without scheme and `www.`: its last label is a word, and the whole no abbreviation. */
function isSite(shown: string, ascii: string, rest: string): boolean {
  const isNamed = /\.(?:xn--[^.]+|\p{L}[\p{L}\p{M}]+)$/iu.test(shown);
  const isOther = isNumeric(ascii) || FILE.test(ascii);
  return isNamed && !isOther && (rest !== '' || !ABBREVIATION.test(shown));
}

/** Names of files end like this, and no host does: `profile.php`. */
const FILE = /\.(?:aspx?|docx?|gif|html?|jpe?g|jsp|pdf|php|png)$/i;

/** `B.Sc`, `M.Ed`, `Co.KG`. */
const ABBREVIATION = /^(?:\p{Lu}\p{Ll}?\.)+\p{Lu}(?:\p{Ll}{1,3}|\p{Lu})$/u;

/** What stands behind a host, with all encoded that could end the link or the attribute that holds it. */
export function encodedPath(path: string): string {
  return path.replace(/["'<>`{}|\\^\s]/g, (letter) =>
    encodeURIComponent(letter).replace("'", '%27'),
  );
}
