import { cleanLine } from '../../../base/text';
import type { SafeHref } from '../../links';

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

const HOST =
  /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?)*$/u;

function encodeAddress(address: string): string {
  return address.replace(/["'<>`{}|\\^\s]/g, (letter) =>
    encodeURIComponent(letter).replace("'", '%27'),
  );
}
