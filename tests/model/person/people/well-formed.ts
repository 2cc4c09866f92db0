/*
 * Links as their standards have them, whatever the product takes for one.
 */

/** E.164: a country code, 15 digits at most; or the digits that are dialed where the country is not known. RFC 3966 for `;ext=`. */
const TEL = /^tel:(?:\+[1-9]\d{2,14}|\d{3,18})(?:;ext=\d{1,15})?$/;

const LOCAL = String.raw`(?:[A-Za-z0-9.!$'*+\-_~]|%[0-9A-F]{2})+`;
const HOST = String.raw`[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?(?:\.[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?)*`;
const ADDRESS = `${LOCAL}@${HOST}`;
/** RFC 6068, 2: what stands for itself in a header. */
const HEADER = String.raw`[A-Za-z-]+=(?:[A-Za-z0-9.!$'()*+,:;@/?_~-]|%[0-9A-Fa-f]{2})*`;
const MAILTO = new RegExp(
  String.raw`^mailto:(?:${ADDRESS}(?:,${ADDRESS})*)?(?:\?${HEADER}(?:&${HEADER})*)?$`,
);

/** The headers of RFC 6068 that are safe, and `bcc`, which some clients take. */
const HEADERS = /^(?:subject|body|cc|bcc|to|in-reply-to)$/i;

/** Whether a link may stand in a signature. `http:` and `sms:` only where they were typed so. */
export function isWellFormed(href: string, typed: string): boolean {
  if (href.startsWith('tel:')) return TEL.test(href);
  if (href.startsWith('mailto:')) return MAILTO.test(href) && hasKnownHeaders(href);
  if (href.startsWith('sms:')) return /sms:/i.test(typed) && TEL.test(href.replace('sms:', 'tel:'));
  if (href.startsWith('https://')) return isWeb(href);
  return href.startsWith('http://') && /http:/i.test(typed) && isWeb(href);
}

function hasKnownHeaders(href: string): boolean {
  const [, query = ''] = href.split('?');
  return (
    query === '' || query.split('&').every((header) => HEADERS.test(header.split('=')[0] ?? ''))
  );
}

/** A host in ASCII, as a browser writes it; nothing in the rest that ends an attribute or an address. */
function isWeb(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!URL.canParse(href) || /[\s"<>\u0000-\u001f\u007f]/.test(href)) return false;
  const [, host = ''] = /^https?:\/\/([^/?#]*)/.exec(href) ?? [];
  const { host: read, username, password } = new URL(href);
  return host.toLowerCase().replace(/:(?:443|80)$/, '') === read && username + password === '';
}
