import { emailHref, phoneHref, websiteHref, type SafeHref } from '../model/links';
import { cleanLine } from '../model/text';

/**
 * An address that someone typed, as a link: a web address, `mailto:` or `tel:`, or a bare e-mail address. Null for
 * anything else, be it `javascript:`, `data:` or a text that is no address.
 */
export function addressHref(value: string): SafeHref | null {
  const address = cleanLine(value);
  const scheme = /^([a-z]+):(?!\/\/)/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return emailHref(addressee(address));
  if (scheme === 'tel') return phoneHref(address.slice('tel:'.length));
  return websiteHref(address) ?? emailHref(address);
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

/** The address within `mailto:`, its escapes read, without subject and the like. */
function addressee(address: string): string {
  const [part = ''] = address.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
