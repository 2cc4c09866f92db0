/** Why an address that looks like one of a picture will not show it, or not for long. */
export type HostProblem = 'page' | 'expires' | 'local' | 'not-secure';

/** What is known of an address by its host. */
interface HostRule {
  readonly problem: HostProblem;
  /** Of an address without scheme and `www.`. */
  readonly pattern: RegExp;
  /** What to do about it, for the visitor who has just typed it. */
  readonly advice: string;
}

const ELSEWHERE = 'Put the file on your website or an image host, and use its address there.';

/** The first that fits counts. */
const HOST_RULES: readonly HostRule[] = [
  {
    problem: 'page',
    pattern: /^(?:drive|docs)\.google\.com\//i,
    advice: `Google Drive does not reliably show its pictures in emails. ${ELSEWHERE}`,
  },
  page('Google Photos', /^photos\.(?:app\.goo\.gl|google\.com)\//i),
  {
    problem: 'page',
    pattern: /^google\.[a-z.]+\/(?:imgres|search|url)\b/i,
    advice: 'This is a search page. Open the picture itself and, if it is yours, use its address.',
  },
  {
    problem: 'page',
    pattern: /^dropbox\.com\/(?!.*[?&](?:raw=1|dl=1)\b)/i,
    advice:
      'This is a page on Dropbox, not the picture itself. End the address with raw=1 instead of dl=0.',
  },
  page('OneDrive', /^(?:1drv\.ms|onedrive\.live\.com)\//i),
  page('SharePoint', /^[\w-]+\.sharepoint\.com\//i),
  page('iCloud', /^(?:share\.)?icloud\.com\//i),
  page('Box', /^(?:[\w-]+\.)?box\.com\//i),
  page('Figma', /^figma\.com\//i),
  page('Canva', /^canva\.com\//i),
  {
    problem: 'page',
    pattern: /^imgur\.com\//i,
    advice:
      'This is a page on Imgur, not the picture itself. Use the address that starts with i.imgur.com.',
  },
  {
    problem: 'page',
    pattern: /^github\.com\/[^/]+\/[^/]+\/blob\/(?!.*[?&]raw=true\b)/i,
    advice:
      'This is a page on GitHub, not the picture itself. Replace blob with raw in the address.',
  },
  expiring(/^media\.licdn\.com\//i),
  expiring(/^[\w.-]*fbcdn\.net\//i),
  expiring(/^(?:s3-alpha|figma-alpha-api)[\w.-]*\.amazonaws\.com\//i),
  expiring(/[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|se)=\w/i),
  {
    problem: 'local',
    pattern:
      /^(?:localhost|(?:127|10)(?:\.\d+){3}|192\.168\.\d+\.\d+|\[?::1\]?|[\w-]+\.local)(?:[:/]|$)/i,
    advice: `People outside your network cannot see this address. ${ELSEWHERE}`,
  },
];

/** What is wrong with the absolute address of a picture, and what to do about it; null where nothing is known to be. */
export function hostTrouble(
  address: string,
): { readonly problem: HostProblem; readonly advice: string | null } | null {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  const known = HOST_RULES.find(({ pattern }) => pattern.test(bare));
  if (known !== undefined) return known;
  return /^http:\/\//i.test(address) ? { problem: 'not-secure', advice: null } : null;
}

/** The same address as it has to be written; null where that is unknown. */
export function correctedAddress(typed: string, problem: HostProblem): string | null {
  const address = typed.trim();
  if (problem === 'not-secure') return address.replace(/^http:/i, 'https:');
  return problem === 'page' && /dropbox\.com\//i.test(address) ? rawDropbox(address) : null;
}

/** Dropbox serves the file itself where its address asks for it: help.dropbox.com/share/force-download */
function rawDropbox(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kept = query.split('&').filter((part) => part !== '' && !/^(?:dl|raw)=/.test(part));
  return `${path}?${[...kept, 'raw=1'].join('&')}`;
}

/** A service that shows a picture to people, and serves a page. */
function page(service: string, pattern: RegExp): HostRule {
  const advice = `This is a page on ${service}, not the picture itself. ${ELSEWHERE}`;
  return { problem: 'page', pattern, advice };
}

/** Addresses that are signed for a while. */
function expiring(pattern: RegExp): HostRule {
  return {
    problem: 'expires',
    pattern,
    advice: `This address stops working after a while. ${ELSEWHERE}`,
  };
}
