import { describe, expect, test } from 'vitest';
import { cleanLine } from '../../../../src/base/text';
import {
  addressDisplay,
  addressHref,
  isTextMessage,
} from '../../../../src/model/person/web/address-href';
import { emailDisplay, emailHref, parseEmail } from '../../../../src/model/person/web/email';
import { parseHost } from '../../../../src/model/person/web/host';
import { leftOutOf, likelyAddress } from '../../../../src/model/person/web/likely-address';
import { socialHref } from '../../../../src/model/person/web/profile';
import { parseWebAddress, websiteDisplay } from '../../../../src/model/person/web/web-address';
import { SOCIAL_NETWORKS } from '../../../../src/model/person/social';
import { EMAILS, LINKS, PROFILES, WEBSITES } from './typed-addresses.data';

describe('an email address as it is typed', () => {
  test.each(EMAILS)('$typed', ({ typed, shown, address = shown, href, ...row }) => {
    const asTyped = cleanLine(typed);
    const { leftOut = null, likely = shown === asTyped ? null : shown } = row;
    expect({
      parsed: parseEmail(typed),
      href: emailHref(typed),
      shown: emailDisplay(typed),
      leftOut: leftOutOf('email', typed),
      likely: likelyAddress('email', typed),
    }).toEqual({
      parsed: shown === null ? null : { shown, address },
      href: shown === null ? null : (href ?? `mailto:${address}`),
      shown: shown ?? asTyped,
      leftOut,
      likely,
    });
  });
});

describe('a web address as it is typed', () => {
  test.each(WEBSITES)('$typed', ({ typed, href, shown, leftOut = null, likely = null }) => {
    expect({
      parsed: parseWebAddress(typed),
      shown: websiteDisplay(typed),
      leftOut: leftOutOf('website', typed),
      likely: likelyAddress('website', typed),
    }).toEqual({
      parsed: href === null ? null : { href, shown },
      shown: shown ?? cleanLine(typed).replace(/^https?:\/\//, ''),
      leftOut,
      likely,
    });
  });
});

describe('a link as it is typed', () => {
  test.each(LINKS)('$typed', ({ typed, href, shown }) => {
    expect(addressHref(typed)).toBe(href);
    expect([addressDisplay(typed), undefined]).toContain(shown);
  });

  test('is known to have written a text message', () => {
    expect(['sms:+15550100171', 'SMSTO:5550100171'].filter(isTextMessage)).toHaveLength(2);
    expect(['sms:', 'tel:+15550100171', 'sms.example.com'].filter(isTextMessage)).toEqual([]);
  });
});

describe('a profile as it is typed', () => {
  test.each(PROFILES)('of %s: %j', (id, typed, href) => {
    expect(socialHref(id, typed)).toBe(href);
  });

  test('never leads to a host that is the name of a page', () => {
    const typed = ['profile.php?id=1000', 'profile.php', 'in/jane.html', 'index.html'];
    const hosts = SOCIAL_NETWORKS.flatMap(({ id }) =>
      typed.flatMap((each) => hostOf((socialHref(id, each) ?? '').replace('https://', '')) ?? []),
    );
    expect(hosts.filter((host) => /\.(?:php|html)$/.test(host))).toEqual([]);
  });
});

/** Letters of later versions of Unicode than Node's URL has, which refuses them, and two that it folds by an older one. */
const LATER = /[\u088f\u0c5c\u0cdc\ua7cb-\ua7ff]/;
const FOLDED_OTHERWISE = /[\u03f2\u1e9e]/;

test('every host in letters is the one that browsers look up', () => {
  const wrong: string[] = [];
  for (let code = 0xa1; code < 0xd800; code++) {
    const letter = String.fromCharCode(code);
    const host = LATER.test(letter) ? null : parseHost(`${letter}.example`);
    if (host === null) continue;
    const lookedUp = hostOf(host.ascii);
    const asTyped = FOLDED_OTHERWISE.test(letter) ? null : hostOf(`${letter}.example`);
    if (lookedUp !== host.ascii || ![lookedUp, null].includes(asTyped)) {
      wrong.push(`${code.toString(16)} ${host.ascii} ${asTyped}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The host that a browser looks up; null where it refuses it. */
function hostOf(typed: string): string | null {
  return URL.canParse(`https://${typed}`) ? new URL(`https://${typed}`).hostname : null;
}
