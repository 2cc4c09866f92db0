import {
  MAIL_HOSTS,
  SECOND_ENDINGS,
  TOOL_HOSTS,
  VENDOR_HOSTS,
  VENDOR_PATHS,
} from './data/hosts.data';

/** The host of a web address, without `www.`; blank for what is none. */
export function hostOf(address: string): string {
  const [, host = ''] =
    /^(?:https?:)?(?:\/\/)?(?:www\d?\.)?([^/?#:@\s]+)(?:[/?#:]|$)/i.exec(address) ?? [];
  return host.includes('.') ? host.toLowerCase() : '';
}

export function isVendor(address: string): boolean {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  return (
    isAtOneOf(hostOf(address), VENDOR_HOSTS) || VENDOR_PATHS.some((path) => bare.startsWith(path))
  );
}

/** Whether a host is of a service that anybody uses. */
export function isTool(address: string): boolean {
  return isAtOneOf(hostOf(address), TOOL_HOSTS);
}

export function isMap(address: string): boolean {
  return /^https?:\/\/(?:maps\.|(?:www\.)?(?:google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|openstreetmap\.org|bing\.com\/maps|waze\.com|what3words\.com))/i.test(
    address,
  );
}

/** The word of a host that is its owner's: `northwind` of `mail.northwind.co.uk`. Blank for public email hosts. */
export function ownWord(host: string): string {
  const words = host.toLowerCase().split('.').slice(0, -1);
  while (words.length > 1 && SECOND_ENDINGS.has(words.at(-1) ?? '')) words.pop();
  const own = words.at(-1) ?? '';
  return MAIL_HOSTS.has(own) ? '' : own;
}

function isAtOneOf(host: string, hosts: readonly string[]): boolean {
  return host !== '' && hosts.some((own) => host === own || host.endsWith(`.${own}`));
}
