import { emailHref } from './email';
import { phoneHref } from '../phone/phone';
import { websiteHref } from './web-address';
import type { SafeHref } from '../../links';
import { cleanLine } from '../../../base/text';

/**
 * An address that someone typed, as a link: a web address, `mailto:` or `tel:`, or a bare email address. Null for anything
 * else, be it `javascript:`, `data:` or a text that is no address.
 */
export function addressHref(value: string): SafeHref | null {
  const address = cleanLine(value);
  const scheme = /^([a-z]+):(?!\/\/)/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return emailHref(addressee(address));
  if (scheme === 'tel') return phoneHref(address.slice('tel:'.length));
  return websiteHref(address) ?? emailHref(address);
}

/** As `addressHref`, and a bare phone number too. */
export function addressOrPhoneHref(value: string): SafeHref | null {
  return addressHref(value) ?? phoneHref(value);
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
