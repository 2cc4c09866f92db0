/** Why an address that looks like one of a picture will not show it, or not for long. */
export type HostProblem = 'page' | 'expires' | 'local' | 'no-scheme' | 'not-secure';

interface HostRule {
  readonly problem: HostProblem;
  readonly pattern: RegExp;
}

/** Addresses by what is known of their hosts. The first that fits counts. */
const HOST_RULES: readonly HostRule[] = [
  // Pages that show a picture to people, and hand out HTML.
  {
    problem: 'page',
    pattern: /^https?:\/\/(?:drive|docs)\.google\.com\/(?:file|open|drive|document)/i,
  },
  { problem: 'page', pattern: /^https?:\/\/photos\.(?:app\.goo\.gl|google\.com)\//i },
  { problem: 'page', pattern: /^https?:\/\/(?:www\.)?figma\.com\/(?:file|design|proto|board)\//i },
  { problem: 'page', pattern: /^https?:\/\/(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1\b)/i },
  { problem: 'page', pattern: /^https?:\/\/(?:1drv\.ms|onedrive\.live\.com)\//i },
  { problem: 'page', pattern: /^https?:\/\/(?:www\.)?icloud\.com\//i },
  // Addresses that are signed for a while.
  { problem: 'expires', pattern: /^https?:\/\/media\.licdn\.com\//i },
  { problem: 'expires', pattern: /^https?:\/\/[\w.-]*fbcdn\.net\//i },
  {
    problem: 'expires',
    pattern: /^https?:\/\/(?:s3-alpha|figma-alpha-api)[\w.-]*\.amazonaws\.com\//i,
  },
  { problem: 'expires', pattern: /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|se)=\w/i },
  {
    problem: 'local',
    pattern:
      /^https?:\/\/(?:localhost|(?:127|10)(?:\.\d+){3}|192\.168\.\d+\.\d+|\[?::1\]?|[\w-]+\.local)(?:[:/]|$)/i,
  },
  { problem: 'not-secure', pattern: /^http:\/\//i },
];

/**
 * What is wrong with the absolute address of a picture; null where nothing is known to be. Under `ownOrigin` stands what
 * was typed without a scheme, and was taken for a path of our own.
 */
export function hostProblem(address: string, ownOrigin?: string): HostProblem | null {
  if (ownOrigin !== undefined && address.startsWith(`${ownOrigin}/`)) {
    const [first = ''] = address.slice(ownOrigin.length + 1).split('/');
    return /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(first) && !FILE.test(first) ? 'no-scheme' : null;
  }
  return HOST_RULES.find(({ pattern }) => pattern.test(address))?.problem ?? null;
}

/** The same address as it has to be written; null where that cannot be told. */
export function mendedAddress(typed: string, problem: HostProblem): string | null {
  const address = typed.trim();
  if (problem === 'no-scheme') return `https://${address.replace(/^\/+/, '')}`;
  if (problem === 'not-secure') return address.replace(/^http:/i, 'https:');
  return problem === 'page' && /dropbox\.com\//i.test(address) ? rawDropbox(address) : null;
}

/** Dropbox hands out the file itself where its address asks for it: help.dropbox.com/share/force-download */
function rawDropbox(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const kept = query.split('&').filter((part) => part !== '' && !/^(?:dl|raw)=/.test(part));
  return `${path}?${[...kept, 'raw=1'].join('&')}`;
}

const FILE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
