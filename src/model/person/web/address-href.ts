import type { SafeHref } from '../../links';
import { phoneHref } from '../phone/phone';
import { cleanAddress } from './clean-address';
import { decoded, emailDisplay, emailHref } from './email';
import { websiteDisplay, websiteHref } from './web-address';

/**
 * An address that someone typed, as a link: a web address, `mailto:` or `tel:`, or a bare email address. Other ways to call or
 * to write become one of these. Null for anything else, be it `javascript:`, `data:` or a text that is no address.
 */
export function addressHref(value: string): SafeHref | null {
  const address = cleanAddress(value);
  const [, scheme = '', rest = ''] = /^([a-z]+):([^]*)$/i.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return emailHref(value);
    case 'tel':
      return phoneHref(decoded(rest));
    case 'callto':
    case 'sms':
    case 'smsto':
      return numberHref(rest);
    case 'whatsapp':
      // The same chat, opened by its address in the web.
      return websiteHref(`https://api.whatsapp.com/${rest.replace(/^\/+/, '')}`);
    default:
      return websiteHref(address) ?? emailHref(address);
  }
}

/** As `addressHref`, and a bare phone number too. */
export function addressOrPhoneHref(value: string): SafeHref | null {
  return addressHref(value) ?? phoneHref(value);
}

/** Whether a link would write a text message. Mail programs remove such links, so it calls instead. */
export function isTextMessage(value: string): boolean {
  return /^sms(?:to)?:/i.test(cleanAddress(value)) && addressHref(value) !== null;
}

/** An address that somebody typed, as it is shown: without scheme, and without subject and the like. */
export function addressDisplay(value: string): string {
  const address = cleanAddress(value);
  if (/^mailto:|^[^:/]*@/i.test(address)) return emailDisplay(value);
  const [, number = ''] = /^(?:tel|callto|sms|smsto):([^?;]*)/i.exec(address) ?? [];
  return number === '' ? websiteDisplay(address) : decoded(number);
}

/** A number behind another scheme than `tel:`, where it is not the name of an account that has digits. */
function numberHref(rest: string): SafeHref | null {
  const [number = ''] = decoded(rest).replace(/^\/\//, '').split(/[?;&]/);
  return /^[+(\d]/.test(number) ? phoneHref(number) : null;
}
