import { decodeBase64 } from '../../base/base64';
import { addressHref } from '../../model/person/web/address-href';
import { websiteHref } from '../../model/person/web/web-address';

/*
 * Mail systems put their own address in the place of each link, to check its target when it is clicked; so do trackers. Where
 * the address still contains the target, that is taken out of it. No request is sent to any server.
 */

/**
 * Where a wrapped link leads, at the end of up to five wrappers, and the host of the outermost; always an `http:`, `https:`,
 * `mailto:` or `tel:` address. Null for any other link, and where only the wrapper's server has the target.
 */
export function unwrapLink(
  href: string,
): { readonly href: string; readonly wrapper: string } | null {
  const wrapper = partsOf(href)?.host;
  let found: string | null = null;
  for (let count = 0; count < MOST_WRAPPERS; count++) {
    const next = targetOf(found ?? href);
    if (next === null) break;
    found = next;
  }
  return found === null || wrapper === undefined ? null : { href: found, wrapper };
}

/** Scanners some of whose links contain no target, as only their servers have it. */
const SCANNERS =
  /(?:^|\.)(?:mimecast(?:protect)?\.com|urldefense\.(?:proofpoint\.)?com|secure-web\.cisco\.com|safelinks\.protection\.outlook\.com|linkprotect\.cudasvc\.com|url-protection\.com|(?:ctp|check)\.trendmicro\.com|protection\.sophos\.com|edgepilot\.com|hornetsecurity\.com|clicktime\.symantec\.com|protect\d?\.fireeye\.com|avanan\.click|protect\.checkpoint\.com)$/;

/**
 * The host of a scanner that a link goes through and that has its target alone, so that nothing else can state where it leads;
 * null for any other link.
 */
export function closedScanner(href: string): string | null {
  const host = partsOf(href)?.host ?? '';
  return SCANNERS.test(host) && unwrapLink(href) === null ? host : null;
}

const MOST_WRAPPERS = 5;
/** No browser would follow a longer one everywhere. */
const LONGEST_ADDRESS = 32_768;

/** An address, nothing in it decoded; `rest` is all that follows the host. */
interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
  readonly rest: string;
}

interface Wrapper {
  readonly host: RegExp;
  readonly path?: RegExp;
  /** What may be the target, the likeliest first. */
  readonly targets: (address: Address) => readonly string[];
}

const WRAPPERS: readonly Wrapper[] = [
  // Safe Links of Microsoft Defender, and of Teams.
  {
    host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/,
    targets: inQuery('url'),
  },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: /safelinks/, targets: inQuery('url') },
  {
    host: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/,
    path: /^\/url$/,
    targets: inQuery('q', 'url'),
  },
  // URL Defense of Proofpoint.
  { host: /^urldefense\.proofpoint\.com$/, path: /^\/v1\//, targets: inQuery('u') },
  { host: /^urldefense\.proofpoint\.com$/, path: /^\/v2\//, targets: inProofpoint2 },
  {
    host: /^urldefense(?:\.proofpoint\.com|\.com|\.us)$/,
    path: /^\/v3\//,
    targets: inProofpoint3,
  },
  // Barracuda.
  { host: /^linkprotect\.cudasvc\.com$/, targets: inQuery('a') },
  // Most links of Mimecast are opaque.
  { host: /(?:^|\.)mimecast(?:protect)?\.com$/, targets: inQuery('url', 'u') },
  { host: /^secure-web\.cisco\.com$/, targets: atTheEnd },
  { host: /(?:^|[.-])(?:ctp|check)\.trendmicro\.com$/, targets: inQuery('url') },
  // `d` is the target's domain alone, but in old links.
  { host: /(?:^|\.)protection\.sophos\.com$/, targets: inSophos },
  { host: /^clicktime\.(?:symantec\.com|cloud\.postoffice\.net)$/, targets: inQuery('u') },
  { host: /^protect\d?\.fireeye\.com$/, targets: inQuery('u') },
  // Harmony Email of Check Point, once Avanan.
  { host: /(?:^|\.)avanan\.click$|^protect\.checkpoint\.com$/, targets: betweenLines },
  { host: /^(?:avanan|checkpoint)\.url-protection\.com$/, targets: inQuery('o') },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, targets: inQuery('u') },
  {
    host: /(?:^|\.)linkedin\.com$/,
    path: /^\/(?:redir\/|safety\/go)/,
    targets: inQuery('url'),
  },
  { host: /(?:^|\.)search\.yahoo\.com$/, targets: inYahoo },
  // Sidekick of HubSpot; its later links are opaque.
  {
    host: /(?:^|\.)(?:signaux\w+|sidekickopen\d*|hubspotlinks|hubspotemail)\.(?:com|net)$/,
    targets: inQuery('t', 'url'),
  },
  { host: /(?:^|\.)wisestamp\.com$/, targets: inQuery('url', 'u', 'target', 'redirect') },
  { host: /^ws-promos\.appspot\.com$/, targets: inWisestamp },
  // AppRiver, now OpenText.
  { host: /^link\.edgepilot\.com$/, targets: inQuery('u') },
  { host: /^slack-redir\.net$/, path: /^\/link/, targets: inQuery('url') },
  // What Microsoft puts before the links in messages of Azure and Power BI.
  {
    host: /(?:^|\.)(?:emails\.azure\.net|azure\.microsoft\.com)$/,
    path: /^\/redirect/,
    targets: inQuery('destination'),
  },
  { host: /(?:^|\.)mysignature\.io$/, targets: inQuery('url', 'u', 'target', 'redirect') },
];

function targetOf(href: string): string | null {
  const address = partsOf(href);
  if (address === null) return null;
  const wrapper = WRAPPERS.find(
    ({ host, path }) => host.test(address.host) && path?.test(address.path) !== false,
  );
  for (const target of wrapper?.targets(address) ?? []) {
    // As browsers do: the fragment of a redirected address goes on to where it leads (Fetch, 'HTTP-redirect fetch').
    const whole = target.includes('#') ? target : target + address.fragment;
    const safe = safeAddress(whole);
    if (safe !== null) return safe;
  }
  return null;
}

const ADDRESS = /^https?:\/\/([a-z\d.-]+)(?::\d{1,5})?((\/[^?#]*|)(?:\?([^#]*))?(#[^]*)?)$/i;

function partsOf(href: string): Address | null {
  if (href.length > LONGEST_ADDRESS) return null;
  const [, host = '', rest = '', path = '', query = '', fragment = ''] =
    ADDRESS.exec(href.trim()) ?? [];
  return host === '' ? null : { host: host.toLowerCase(), path, query, fragment, rest };
}

/** Servers and some wrappers make one slash of two. */
function safeAddress(target: string): string | null {
  const whole = target.trim().replace(/^(https?):\/(?=[^/])/i, '$1://');
  if (/^https?:/i.test(whole)) return websiteHref(whole);
  return /^(?:mailto|tel):/i.test(whole) && addressHref(whole) !== null ? whole : null;
}

function inQuery(...names: readonly string[]): Wrapper['targets'] {
  return ({ query }) => names.flatMap((name) => valuesOf(query, name)).map(decoded);
}

/** Raw. Addresses that were taken out of HTML by hand have `&amp;`. */
function valuesOf(query: string, name: string): readonly string[] {
  return query.split(/&(?:amp;)?/).flatMap((pair) => {
    const [, key = '', value = ''] = /^([^=]*)=([^]*)$/.exec(pair) ?? [];
    return key.toLowerCase() === name ? [value] : [];
  });
}

/** help.proofpoint.com, 'How do I decode a rewritten URL?': `-` stands for `%`, and `_` for `/`. */
function inProofpoint2({ query }: Address): readonly string[] {
  return valuesOf(query, 'u').map((value) =>
    decoded(value.replaceAll('-', '%').replaceAll('_', '/')),
  );
}

/**
 * help.proofpoint.com, 'How do I decode a rewritten URL?': `*` stands for the next letter of a list in base64, `**` and a
 * letter for several of them, `A` for two.
 */
function inProofpoint3({ rest }: Address): readonly string[] {
  const [, wrapped = '', list = ''] = /^\/v3\/__([^]+?)__;([\w=-]*)!/.exec(rest) ?? [];
  const letters = [...(textOfBase64(list) ?? '')];
  let used = 0;
  const target = decoded(wrapped).replace(/\*(?:\*(.))?/g, (_, length?: string) => {
    const from = used;
    used += length === undefined ? 1 : RUN_LENGTHS.indexOf(length) + 2;
    return letters.slice(from, used).join('');
  });
  return used <= letters.length ? [target] : [];
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function atTheEnd({ rest }: Address): readonly string[] {
  const [, target] = /\/(https?(?::|%3a)[^]+)$/i.exec(rest) ?? [];
  return target === undefined ? [] : [decoded(target)];
}

function inSophos(address: Address): readonly string[] {
  const [coded, plain] = [inQuery('u')(address), inQuery('d')(address)];
  return [...coded.flatMap((each) => textOfBase64(each) ?? []), ...coded, ...plain];
}

function betweenLines({ rest }: Address): readonly string[] {
  const [, target] = /___(https?:[^]+?)___/i.exec(rest) ?? [];
  return target === undefined ? [] : [decoded(target)];
}

function inYahoo({ path }: Address): readonly string[] {
  const [, target] = /\/RU=([^/]+)/.exec(path) ?? [];
  return target === undefined ? [] : [decoded(target)];
}

/** A record in base64, of which `rurl` is the target. */
function inWisestamp(address: Address): readonly string[] {
  return inQuery('rdata')(address).flatMap((value) => {
    const [, target] = /"rurl":\s*"([^"]+)"/.exec(textOfBase64(value) ?? '') ?? [];
    return target === undefined ? [] : [target];
  });
}

/** Without its percent signs, twice where the whole address was encoded twice. What is wrongly encoded stays as it is. */
function decoded(value: string): string {
  const once = decodedOnce(value);
  return /^https?%3a/i.test(once) ? decodedOnce(once) : once;
}

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value.replace(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code));
  }
}

/** UTF-8 in base64, whichever signs its last two digits are; null for anything else. */
function textOfBase64(base64: string): string | null {
  const bytes = decodeBase64(base64.replaceAll('-', '+').replaceAll('_', '/'));
  if (bytes === null) return null;
  const codes = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`);
  try {
    return decodeURIComponent(codes.join(''));
  } catch {
    return null;
  }
}
