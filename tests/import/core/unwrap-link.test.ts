import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedScanner, unwrapLink } from '../../../src/import/core/unwrap-link';

const ACME = 'https://www.acme.com/team?id=7&lang=en';
const CODED = encodeURIComponent(ACME);
const BASE64 = Buffer.from(ACME).toString('base64');
const BASE64_URL = Buffer.from('https://www.acme.com/?a=~~~&b=ÿ').toString('base64url');
const RECORD = Buffer.from(`{"rurl": "${ACME}", "sn": "x"}`).toString('base64');

/* Each wrapper, an address as it is met, and where it leads. */
const WRAPPED: readonly (readonly [string, string, string])[] = [
  [
    'Safe Links',
    `https://eur03.safelinks.protection.outlook.com/?url=${CODED}&data=05%7C02%7Cjane%40acme.com%7C8f0c%7C0%7C0%7C638%7CUnknown%7CTWFpbGZsb3d8&sdata=x1%2Fy%3D&reserved=0`,
    ACME,
  ],
  [
    'Safe Links with a path',
    `https://nam12.safelinks.protection.outlook.com/ap/t-59584e83/?url=${CODED}&data=05`,
    ACME,
  ],
  [
    'Safe Links taken out of source',
    `https://nam12.safelinks.protection.outlook.com/?x=1&amp;url=${CODED}&amp;data=05`,
    ACME,
  ],
  [
    'Teams',
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${CODED}&locale=en-us`,
    ACME,
  ],
  [
    'EdgePilot',
    'https://link.edgepilot.com/s/1f/Ri4A?u=https://www.acme.com/team',
    'https://www.acme.com/team',
  ],
  ['Slack', `https://slack-redir.net/link?url=${CODED}&v=3`, ACME],
  [
    'mails of Azure',
    `https://eur.safelink.emails.azure.net/redirect/?destination=${CODED}&p=bT0w`,
    ACME,
  ],
  ['Google', `https://www.google.com/url?q=${CODED}&source=gmail&ust=17&usg=AOvVaw0`, ACME],
  ['a Google search', `https://www.google.co.uk/url?sa=t&q=&url=${CODED}&ved=2ah`, ACME],
  [
    'Proofpoint 1',
    'https://urldefense.proofpoint.com/v1/url?u=http://www.acme.com/&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&r=IKM5u8&s=82bd',
    'http://www.acme.com/',
  ],
  [
    'Proofpoint 2',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.acme.com_team-3Fid-3D7-26lang-3Den&d=DwMFaQ&c=Vxt5e0Osvvt2gflwSlsJ5DmPGcPvTRKLJyp031rXjhg&r=MujLDFBJstxoxZI_GKbsW7wxGM7nnIK__qZvVy6j9Wc&m=QJGhloAyfD0UZ6n8r6y9dF-khNKqvRAIWDRU_K65xPI&s=&e=',
    ACME,
  ],
  [
    'Proofpoint 3',
    'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65jyCIe2K1D_uNjZ1Lnf6YLQERujngZv9UWf66ujQIQ$',
    'https://google.com:443/search?q=a+test&gs=ps',
  ],
  [
    'Proofpoint 3 with runs',
    `https://urldefense.us/v3/__https:/acme.com/a**Ab*c**Bd__;${Buffer.from('==é+++').toString('base64url')}!!JoeW-IhCUkS0Jg!x$`,
    'https://acme.com/a==béc+++d',
  ],
  [
    'Proofpoint 3 without a list',
    'https://urldefense.com/v3/__https://www.acme.com/about__;!!BhdT!gTx$',
    'https://www.acme.com/about',
  ],
  [
    'Barracuda',
    'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fwww.acme.com%2fteam%3fid%3d7%26lang%3den&c=E,1,bMFZ&typo=1',
    ACME,
  ],
  ['Mimecast', `https://url.us.m.mimecastprotect.com/r/x?u=${CODED}`, ACME],
  ['Cisco', `https://secure-web.cisco.com/1W2R4YLY2hhGpl65mIlXRE6wo_Bgus3uAHj6/${CODED}`, ACME],
  [
    'Trend Micro',
    `https://ddec1-0-en-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=${CODED}&umid=1F&auth=6e`,
    ACME,
  ],
  [
    'Sophos',
    `https://eu-central-1.protection.sophos.com/?d=acme.com&u=${BASE64}&i=NWY1&t=QkNXV&h=af&s=AVN`,
    ACME,
  ],
  [
    'Sophos with the other alphabet',
    `https://us-west-2.protection.sophos.com?d=acme.com&u=${BASE64_URL}&i=NWY1`,
    'https://www.acme.com/?a=~~~&b=ÿ',
  ],
  ['Sophos, old', `https://us-west-2.protection.sophos.com/?d=${CODED}`, ACME],
  ['Symantec', `https://clicktime.symantec.com/3FtvbE9Ktb?u=${CODED}`, ACME],
  ['FireEye', `https://protect2.fireeye.com/v1/url?k=4b2&q=1&e=9&u=${CODED}`, ACME],
  ['Avanan', `https://url.avanan.click/v2/___${ACME}___.YXAzOnBlcmNvbmE6YTpnOjE1`, ACME],
  ['Avanan, later', `https://url.avanan.click/v2/r01/___${ACME}___.YXAzOnBlcmNvbmE6`, ACME],
  [
    'Avanan with one slash',
    'https://url.avanan.click/v1/___https:/arxiv.org/abs/1908.10063___.YXAz',
    'https://arxiv.org/abs/1908.10063',
  ],
  [
    'Avanan with a fragment',
    'https://url.avanan.click/v2/___https://acme.com/docs___.YXAzOnBl#DDL',
    'https://acme.com/docs#DDL',
  ],
  ['Check Point', `https://checkpoint.url-protection.com/v1/url?o=${CODED}&g=NTc1&h=Yj`, ACME],
  ['Facebook', `https://l.facebook.com/l.php?u=${CODED}&h=AT0x`, ACME],
  ['Instagram', `https://l.instagram.com/?u=${CODED}&e=ATM`, ACME],
  ['LinkedIn', `https://www.linkedin.com/redir/redirect?url=${CODED}&urlhash=U-Ei&trk=x`, ACME],
  ['LinkedIn, later', `https://www.linkedin.com/safety/go?url=${CODED}&trk=feed`, ACME],
  ['Yahoo', `https://r.search.yahoo.com/_ylt=Aw;_ylu=Y2/RV=2/RE=16/RO=10/RU=${CODED}/RK=2/`, ACME],
  ['HubSpot', `http://t.signauxdeux.com/e1t/c/5/f18dQhb0S7lC8dDMPb?t=${CODED}&si=5&pi=x`, ACME],
  ['WiseStamp', `https://s.wisestamp.com/links?url=${CODED}&sn=TGlua2VkSW4%3D`, ACME],
  ['a WiseStamp banner', `https://ws-promos.appspot.com/r?rdata=${RECORD}`, ACME],
  ['MySignature', `https://link.mysignature.io/r?url=${CODED}`, ACME],
];

describe('a wrapped link', () => {
  test.each(WRAPPED)('of %s leads where it led', (_, href, target) => {
    const host = /^https?:\/\/([^/:?]+)/.exec(href)?.[1];
    expect(unwrapLink(href)).toEqual({ href: target, wrapper: host });
  });

  test('may be a mail or a call', () => {
    expect(unwrapLink(throughSafeLinks('mailto:jane@acme.com?subject=Hi%20Jane'))?.href).toBe(
      'mailto:jane@acme.com?subject=Hi%20Jane',
    );
    expect(unwrapLink(throughSafeLinks('tel:+1-555-0100'))?.href).toBe('tel:+1-555-0100');
  });

  test('is written in any letters', () => {
    expect(unwrapLink(`HTTPS://L.Facebook.com/l.php?U=${CODED}`)).toEqual({
      href: ACME,
      wrapper: 'l.facebook.com',
    });
  });

  test('that was encoded twice is decoded twice', () => {
    const href = `https://l.facebook.com/l.php?u=${encodeURIComponent(CODED)}`;
    expect(unwrapLink(href)?.href).toBe(ACME);
  });

  test('keeps what is wrongly encoded', () => {
    const href = 'https://l.facebook.com/l.php?u=https%3A%2F%2Facme.com%2Fcaf%E9%2';
    expect(unwrapLink(href)?.href).toBe('https://acme.com/caf%E9%2');
  });

  test('has no blanks or quotes left in it', () => {
    const href = `https://l.facebook.com/l.php?u=${encodeURIComponent('https://acme.com/a b"><i>')}`;
    expect(unwrapLink(href)?.href).toBe('https://acme.com/a%20b%22%3E%3Ci%3E');
  });
});

describe('wrappers around wrappers', () => {
  test('are all undone, and the outermost is reported', () => {
    const inner = `https://www.google.com/url?q=${CODED}`;
    const middle = `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(inner)}`;
    const outer = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(middle)}`;
    expect(unwrapLink(outer)).toEqual({
      href: ACME,
      wrapper: 'eur01.safelinks.protection.outlook.com',
    });
  });

  test('are undone up to five times', () => {
    let href = ACME;
    const all = [href];
    for (let count = 0; count < 6; count++) {
      href = `https://l.facebook.com/l.php?u=${encodeURIComponent(href)}`;
      all.push(href);
    }
    expect(unwrapLink(href)?.href).toBe(all[1]);
  });

  test('are undone down to the first that does not contain its target', () => {
    const opaque = 'https://protect-us.mimecast.com/s/tKbEC?domain=acme.com';
    const href = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(opaque)}`;
    expect(unwrapLink(href)?.href).toBe(opaque);
  });
});

describe('nothing is unwrapped', () => {
  test.each([
    ['of a plain link', ACME],
    ['of a link with an address in it', `https://acme.com/?url=${CODED}`],
    ['of a host that only ends alike', `https://notl.facebook.com/l.php?u=${CODED}`],
    ['of a host in the place of a name', `https://l.facebook.com@evil.com/l.php?u=${CODED}`],
    ['of a link of Mimecast', 'https://protect-us.mimecast.com/s/tKbEC?domain=acme.com'],
    ['of a link of Sophos without its target', 'https://us.protection.sophos.com/?d=acme.com&q=4'],
    ['of an old link of Cisco', 'http://secure-web.cisco.com/1z0v_U78rf_0ofSUeyHRS36Fj'],
    ['of a click of HubSpot', 'https://t.sidekickopen01.com/s3t/c/5/f18dQhb0S7kF8bLwz'],
    ['of a search', 'https://www.google.com/search?q=acme'],
    ['of a profile', 'https://www.linkedin.com/in/jane?url=x'],
    ['that is a script', 'https://www.google.com/url?q=javascript%3Aalert(1)'],
    ['that is data', 'https://l.facebook.com/l.php?u=data%3Atext%2Fhtml%2Cx'],
    ['that is a file', 'https://l.facebook.com/l.php?u=file%3A%2F%2F%2Fetc%2Fpasswd'],
    ['that has no scheme', 'https://l.facebook.com/l.php?u=www.acme.com'],
    ['that is blank', 'https://l.facebook.com/l.php?u='],
    ['with too short a list', 'https://urldefense.com/v3/__https://x.com/a*b*c__;Kw!!x!y$'],
    ['with a broken list', 'https://urldefense.com/v3/__https://x.com/a*b__;_____!!x!y$'],
    ['of no address', 'javascript:alert(1)'],
    ['of nothing', ''],
  ])('%s', (_, href) => {
    expect(unwrapLink(href)).toBeNull();
  });

  test('of an address of a megabyte', () => {
    expect(unwrapLink(`https://l.facebook.com/l.php?u=${CODED}${'a'.repeat(1e6)}`)).toBeNull();
  });
});

describe('whatever the address', () => {
  const pieces = fc.constantFrom(
    ...WRAPPED.map(([, href]) => href),
    '%',
    '%E9',
    '%00',
    '&u=',
    '?url=',
    '__;',
    '!',
    '**',
    '___',
    '/RU=',
    '#',
    'https://',
    '\n',
  );
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join('')),
    fc
      .tuple(pieces, fc.nat({ max: 200 }), fc.string())
      .map(([href, at, text]) => href.slice(0, at) + text + href.slice(at)),
  );

  test('nothing throws, and what comes out is safe', () => {
    let unwrapped = 0;
    fc.assert(
      fc.property(hostile, (href) => {
        const found = unwrapLink(href);
        if (found === null) return;
        unwrapped += 1;
        expect(found.href).toMatch(/^(?:https?:\/\/|mailto:|tel:)[^\s"'<>`]+$/);
        expect(found.wrapper).toMatch(/^[a-z\d.-]+$/);
      }),
      { numRuns: 2000 },
    );
    expect(unwrapped).toBeGreaterThan(50);
  });

  test('a website comes out of Safe Links as it went in', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (site) => {
        const href = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(site)}&data=1`;
        const bare = site.replaceAll("'", '%27').replaceAll('`', '%60');
        expect(unwrapLink(href)?.href.toLowerCase()).toBe(bare.toLowerCase());
      }),
    );
  });
});

function throughSafeLinks(target: string): string {
  return `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}`;
}

test.each([
  ['https://protect-eu.mimecast.com/s/Ab1cD2', 'protect-eu.mimecast.com'],
  ['https://url.uk.m.mimecastprotect.com/s/x?domain=acme.com', 'url.uk.m.mimecastprotect.com'],
  ['https://atpscan.global.hornetsecurity.com/?d=Zm9v', 'atpscan.global.hornetsecurity.com'],
])('that has its target to itself is reported: %s', (href, host) => {
  expect(unwrapLink(href)).toBeNull();
  expect(closedScanner(href)).toBe(host);
});

test.each([
  `https://eur03.safelinks.protection.outlook.com/?url=${CODED}`,
  ACME,
  'mailto:a@b.c',
  '',
])('no link that only a scanner could follow: %s', (href) => {
  expect(closedScanner(href)).toBeNull();
});
