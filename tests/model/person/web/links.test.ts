import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailHref } from '../../../../src/model/person/web/email';
import { mapHref } from '../../../../src/model/person/postal/postal-address';
import { phoneHref } from '../../../../src/model/person/phone/phone';
import { socialHref, strayNetwork } from '../../../../src/model/person/web/profile';
import { websiteDisplay, websiteHref } from '../../../../src/model/person/web/web-address';
import { SOCIAL_NETWORKS } from '../../../../src/model/person/social';

/** Controls within a scheme are how filters are passed by. */
const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u00ad:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  'about:blank',
  'view-source:https://a.example',
  'cid:image',
  'mhtml:x',
  'https:javascript:alert(1)',
];

describe('a website', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com/Path', 'https://Example.com/Path'],
    [' https://example.com ', 'https://example.com'],
    ['//example.com/a', 'https://example.com/a'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['https://localhost:3000', 'https://localhost:3000'],
    ['https://intranet/page', 'https://intranet/page'],
    ['münchen.example', 'https://xn--mnchen-3ya.example'],
    ['例え.jp/ページ', 'https://xn--r8jz45g.jp/ページ'],
    ['xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
    ['_sub.example.com', null],
    ['a._sub.example.com', 'https://a._sub.example.com'],
    ['example.com/a b', 'https://example.com/a%20b'],
    ['example.com/"onclick="x', 'https://example.com/%22onclick=%22x'],
    ["example.com/'x'<b>", 'https://example.com/%27x%27%3Cb%3E'],
    ['example.com/a\\b', 'https://example.com/a%5Cb'],
    ['https://192.0.2.1', 'https://192.0.2.1'],
    ['example.com?x=javascript:alert(1)', 'https://example.com?x=javascript:alert(1)'],
  ])('%j leads to %j', (given, href) => {
    expect(websiteHref(given)).toBe(href);
  });

  test.each([
    ...HOSTILE,
    '',
    ' ',
    'https://',
    '192.0.2.1',
    '//',
    'word',
    'two words',
    'https://a b.example',
    'example.com:port',
    'user:password@example.com',
    'https://user:password@example.com',
    'https://user@example.com',
    'https://good.example\\@evil.example',
    'https://-example.com',
    'https://example..com',
    'https://.example.com',
    '/path/only',
    '?query',
    '#anchor',
    'https://exa"mple.com',
    'https://<script>',
    'ftp://example.com',
    'example.com:123456',
    `https://${'a'.repeat(254)}`,
  ])('%j has no link', (given) => {
    expect(websiteHref(given)).toBeNull();
  });

  test('is shown without its scheme', () => {
    expect(websiteDisplay(' HTTP://example.com/a ')).toBe('example.com/a');
    expect(websiteDisplay('ftp://example.com')).toBe('ftp://example.com');
  });
});

describe('an email address', () => {
  test.each([
    ['jane@example.com', 'mailto:jane@example.com'],
    ['<jane@example.com>', 'mailto:jane@example.com'],
    ['mailto:jane@example.com', 'mailto:jane@example.com'],
    [' jane.doe+tag@example.com ', 'mailto:jane.doe+tag@example.com'],
    ['jane?bcc=all@example.com', 'mailto:jane%3Fbcc%3Dall@example.com'],
    ['a&b=c@example.com', 'mailto:a%26b%3Dc@example.com'],
    ['a%0abcc@example.com', 'mailto:a%250abcc@example.com'],
    ['jörg@münchen.example', 'mailto:j%C3%B6rg@xn--mnchen-3ya.example'],
  ])('%j leads to %s', (given, href) => {
    expect(emailHref(given)).toBe(href);
  });

  test.each([
    '',
    'jane',
    'jane@',
    '@example.com',
    'jane doe@example.com',
    'a@b@c',
    'jane@example.com?bcc=all@example.com',
    'jane@example.com?subject=x',
    'a@b.c,d@e.f',
    'a@b.c;',
    'jane@example.com\nbcc:x@y.z',
    'a@b&cc=x',
    '"a"@example.com',
    'a@b.c/x',
    'a@b.c#x',
    'a@b%0ac',
    ...HOSTILE,
  ])('%j has no link', (given) => {
    expect(emailHref(given)).toBeNull();
  });
});

describe('a social profile', () => {
  test.each([
    ['linkedin', 'janedoe', 'https://linkedin.com/in/janedoe'],
    ['linkedin', '@janedoe', 'https://linkedin.com/in/janedoe'],
    ['linkedin', 'https://www.linkedin.com/in/janedoe', 'https://www.linkedin.com/in/janedoe'],
    ['linkedin', 'linkedin.com/in/janedoe', 'https://linkedin.com/in/janedoe'],
    ['linkedin', 'linkedin.com', 'https://linkedin.com'],
    ['twitter', '@jane_doe', 'https://x.com/jane_doe'],
    ['instagram', 'jane.doe', 'https://instagram.com/jane.doe'],
    ['youtube', 'meridian', 'https://youtube.com/@meridian'],
    ['tiktok', '@meridian', 'https://tiktok.com/@meridian'],
    ['facebook', 'björk', 'https://facebook.com/bj%C3%B6rk'],
    ['facebook', 'http://facebook.com/jane', 'http://facebook.com/jane'],
    ['whatsapp', '12025550123', 'https://wa.me/12025550123'],
    ['whatsapp', '+44 (0)7700 900-123', 'https://wa.me/447700900123'],
    ['whatsapp', '0044 7700 900123', 'https://wa.me/447700900123'],
    ['whatsapp', 'wa.me/12025550123', 'https://wa.me/12025550123'],
    ['whatsapp', 'https://wa.me/message/ABC123', 'https://wa.me/message/ABC123'],
    ['whatsapp', 'chat.whatsapp.com/ABC123', 'https://chat.whatsapp.com/ABC123'],
  ] as const)('of %s given as %j leads to %s', (network, given, href) => {
    expect(socialHref(network, given)).toBe(href);
  });

  test.each([...HOSTILE, '', ' ', '@', '..', '/', 'two words', '//user:pw@x.com', '"><b>'])(
    'given as %j has no link',
    (given) => {
      for (const { id } of SOCIAL_NETWORKS) expect(socialHref(id, given)).toBeNull();
    },
  );

  test('given as an email address has no link but as a link or as an account at a server', () => {
    const networks = SOCIAL_NETWORKS.filter(({ id }) => socialHref(id, 'a@b.example') !== null);
    expect(networks.map(({ id }) => id)).toEqual(['mastodon', 'link']);
  });

  test.each([
    ['telegram', '@ada', 'https://t.me/ada'],
    ['bluesky', 'ada', 'https://bsky.app/profile/ada.bsky.social'],
    ['bluesky', '@ada.example', 'https://bsky.app/profile/ada.example'],
    ['mastodon', '@ada@hachyderm.io', 'https://hachyderm.io/@ada'],
    ['mastodon', 'https://hachyderm.io/@ada', 'https://hachyderm.io/@ada'],
    ['signal', '+44 7700 900123', 'https://signal.me/#p/+447700900123'],
    ['medium', 'ada', 'https://medium.com/@ada'],
    ['threads', 'ada.l', 'https://threads.com/@ada.l'],
    ['xing', 'Ada_Lovelace', 'https://xing.com/profile/Ada_Lovelace'],
    ['link', 'ada.substack.com', 'https://ada.substack.com'],
    ['link', 'ada@example.com', 'mailto:ada@example.com'],
    ['link', '+44 20 7946 0958', 'tel:+442079460958'],
  ] as const)('of %s given as %j leads to %s as well', (network, given, href) => {
    expect(socialHref(network, given)).toBe(href);
  });

  test.each([
    ['mastodon', 'ada'],
    ['mastodon', 'a@b.example/x'],
    ['signal', 'ada'],
  ] as const)('of %s given as %j has no link', (network, given) => {
    expect(socialHref(network, given)).toBeNull();
  });
});

test.each([
  '(202) 555-0123',
  '07700 900123',
  '+1 202',
  '+1234567890123456',
  '@jane',
  'jane',
  'call +1 202 555 0123',
])('a WhatsApp account is no link without a whole number and its country: %j', (given) => {
  expect(socialHref('whatsapp', given)).toBeNull();
});

describe('a profile in the field of another network', () => {
  test.each([
    ['linkedin', 'facebook.com/jane', 'facebook'],
    ['linkedin', 'https://www.FACEBOOK.com/jane', 'facebook'],
    ['linkedin', 'fb.com/jane', 'facebook'],
    ['facebook', 'https://de.linkedin.com/in/jane', 'linkedin'],
    ['youtube', 'twitter.com/jane', 'twitter'],
    ['linkedin', 'api.whatsapp.com/send?phone=12025550123', 'whatsapp'],
  ] as const)('of %s: %s leads to %s', (id, given, other) => {
    expect(strayNetwork(id, given)?.id).toBe(other);
  });

  test.each([
    ['linkedin', 'https://de.linkedin.com/in/jane'],
    ['linkedin', 'jane'],
    ['linkedin', 'jane.example/facebook.com'],
    ['linkedin', 'https://notfacebook.com/jane'],
    ['twitter', 'https://twitter.com/jane'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', ''],
  ] as const)('of %s: %j is none', (id, given) => {
    expect(strayNetwork(id, given)).toBeNull();
  });
});

test('an address leads to a search on a map, its lines in one', () => {
  expect(mapHref('1 Row & Co\nTown <b>')).toBe(
    'https://maps.google.com/?q=1+Row+%26+Co,+Town+%3Cb%3E',
  );
  expect(mapHref(' \n ')).toBeNull();
});

describe('whatever is given, a link is safe or none', () => {
  const SAFE = {
    web: /^(?:none|https?:\/\/[^\s/?#@:\\"'<>`]+(?::\d{1,5})?(?:[/?#][^\s"'<>`{}|\\^]*)?)$/u,
    mail: /^(?:none|mailto:[A-Za-z0-9.!~*'()_%+-]+@[^\s@<>(),;:"\\[\]/?&#%]+)$/u,
    tel: /^(?:none|tel:\+?\d{3,18})$/,
    map: /^(?:none|https:\/\/maps\.google\.com\/\?q=[A-Za-z0-9.!~*'()_%+,-]+)$/,
  };
  const safeAny = new RegExp(
    [SAFE.web, SAFE.mail, SAFE.tel].map(({ source }) => source).join('|'),
    'u',
  );
  const parts = fc.constantFrom(
    'javascript:',
    'data:',
    'https://',
    'http://',
    '//',
    '@',
    ':',
    '\n',
    '\u0000',
    '\u2028',
    '"',
    "'",
    '<',
    '>',
    '?',
    '&',
    '#',
    '%0a',
    '\\',
    '.',
    'a',
    'example.com',
    '1',
    '+',
    '٣',
    '\ud800',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 8 }).map((list) => list.join('')),
  );

  test.each([
    ['a website', websiteHref, SAFE.web],
    ['an email address', emailHref, SAFE.mail],
    ['a telephone number', phoneHref, SAFE.tel],
    ['an address', mapHref, SAFE.map],
    ...SOCIAL_NETWORKS.map(
      ({ id }) =>
        [id, (value: string) => socialHref(id, value), id === 'link' ? safeAny : SAFE.web] as const,
    ),
  ] as const)('%s', (_, toHref, safe) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(toHref(text) ?? 'none').toMatch(safe);
      }),
      { numRuns: 1000 },
    );
  });
});
