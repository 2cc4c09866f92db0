import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressHref, addressOrPhoneHref } from '../../../../src/model/person/web/address-href';
import { emailHref, parseEmail } from '../../../../src/model/person/web/email';
import { leftOutOf, likelyAddress } from '../../../../src/model/person/web/likely-address';
import { socialHref } from '../../../../src/model/person/web/profile';
import { parseWebAddress, websiteHref } from '../../../../src/model/person/web/web-address';
import { SOCIAL_NETWORKS } from '../../../../src/model/person/social';

/* Addresses and links of any text. */

const pieces = fc.constantFrom(
  ...'mailto:|sms:|tel:|callto:|whatsapp://send?phone=|https://|http://|xn--|subject=|body=|cc=|bcc='.split(
    '|',
  ),
  ...'? & # / @ : , ; . .. 。 %0d%0a %0A % %20 %C3%BC " \' < > \\ + +1 0131 jane example com a 1'.split(
    ' ',
  ),
  ...'x.example müller шрифт пример שלום بريد 例え ß İ ﬁ ① ℀ １ ＠ ． ❤ 𝒜 ᾳ mller-kva a-b'.split(
    ' ',
  ),
  ...' |\n|\u0000|\u200b|\u200d|\u00ad|\ufeff|\u202e|\ud800|\u0301'.split('|'),
);

const texts = fc.oneof(
  fc.array(pieces, { maxLength: 10 }).map((list) => list.join('')),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    .map(([local, host]) => `${local}@${host}.example`),
  fc.string({ unit: 'grapheme', minLength: 1 }).map((host) => `https://${host}.example`),
);

const RUNS = { numRuns: 3000 };

const VALUE = '[\\w.!~*()%+@,-]+';
const HEADER = `(?:body=${VALUE}|(?:subject|b?cc)=(?:(?!%0[ad])${VALUE.slice(0, -1)})+)`;
const MAILTO = new RegExp(`^mailto:${VALUE}(?:\\?${HEADER}(?:&${HEADER})*)?$`, 'i');

/** Whether a link is one that any mail program can follow. */
function isWellFormed(href: string): boolean {
  const { protocol, hostname } = new URL(href);
  if (/[\s"'<>\\]/.test(href)) return false;
  if (protocol === 'tel:') return /^tel:\+?\d+(?:;ext=\d+)?$/.test(href);
  if (protocol === 'mailto:') return MAILTO.test(href);
  const isHost = /^[a-z\d]([a-z\d._-]*[a-z\d])?$/.test(hostname);
  // The host stands in the link as browsers look it up.
  return isHost && href.toLowerCase().startsWith(`${protocol}//${hostname}`);
}

/** All links that a text makes anywhere. */
function hrefsOf(text: string): readonly string[] {
  const found = [addressHref(text), addressOrPhoneHref(text), emailHref(text), websiteHref(text)];
  const profiles = SOCIAL_NETWORKS.map(({ id }) => socialHref(id, text));
  return [...found, ...profiles].filter((href) => href !== null);
}

describe('whatever is typed', () => {
  test('a link is a well-formed address of the web, of mail or of a telephone', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(hrefsOf(text).filter((href) => !isWellFormed(href))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('what is shown of an email address is the same address', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const email = parseEmail(text);
        expect(email && parseEmail(email.shown)).toEqual(email);
      }),
      RUNS,
    );
  });

  test('what is shown of a web address is the same address', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const web = parseWebAddress(text);
        const scheme = web?.href.split('//')[0];
        expect(web && parseWebAddress(`${scheme}//${web.shown}`)).toEqual(web);
      }),
      RUNS,
    );
  });

  test('a link leads where it led', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const href = addressHref(text);
        expect(href && addressHref(href)).toBe(href);
      }),
      RUNS,
    );
  });

  test.each(['email', 'website'] as const)('what is offered instead is an address: %s', (kind) => {
    fc.assert(
      fc.property(texts, (text) => {
        const likely = likelyAddress(kind, text);
        const href = likely && (kind === 'email' ? emailHref(likely) : websiteHref(likely));
        expect(href === null).toBe(likely === null);
        expect(likely && likelyAddress(kind, likely)).toBeNull();
        expect(likely && leftOutOf(kind, likely)).toBeNull();
      }),
      RUNS,
    );
  });
});

test('addresses of thousands of signs are read in time that grows with their length alone', () => {
  const signs = ['.', 'a', 'a.', '<', '@', '\u200b', '. ', 'xn--', '%0a', '&', 'subject=&', "'"];
  for (const sign of signs) {
    const text = sign.repeat(20_000 / sign.length);
    for (const around of ['', 'a@', 'https://', 'mailto:a@x.example?']) {
      const typed = `${around}${text}`;
      expect(hrefsOf(typed).filter((href) => !isWellFormed(href))).toEqual([]);
      expect(likelyAddress('email', `${text}@x`)).toBeNull();
      expect(leftOutOf('website', typed)).toBeNull();
    }
  }
});
