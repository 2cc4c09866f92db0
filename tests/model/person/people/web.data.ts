import type { PeopleRow, TypedInto } from './row';

/*
 * Addresses of email (RFC 5322, RFC 6068, RFC 6531) and of the web, profiles, and links of lines of one's own, as people write
 * them. Hosts in links are ASCII (RFC 5891).
 */

type Answer = string | readonly string[] | null;

interface Other {
  /** How it is shown, where that is not as it is typed; the first is the best. */
  readonly shown?: string | readonly string[];
  /** Other links that can be defended. */
  readonly or?: readonly Answer[];
  /** What the card has, where that is not what is linked; null where it is not compared. */
  readonly card?: readonly string[] | null;
}

type Row = readonly [locale: string, typed: string, linked: Answer, other?: Other];

const EMAILS: readonly Row[] = [
  ['en-US', 'jane@example.com', 'jane@example.com'],
  ['en-US', 'jane.doe+news@example.com', 'jane.doe+news@example.com'],
  // The host has no capitals, with or without which it is the same.
  [
    'en-US',
    'Jane.Doe@Example.COM',
    'Jane.Doe@Example.COM',
    { or: ['Jane.Doe@example.com'], card: null },
  ],
  ['en-US', '\u200bjane@example.com', 'jane@example.com', { shown: 'jane@example.com' }],
  ['en-US', 'joe@example.com\u200e', 'joe@example.com', { shown: 'joe@example.com' }],
  ['en-US', 'cy\u00ad.day@example.com', 'cy.day@example.com', { shown: 'cy.day@example.com' }],
  ['en-US', '\ufeffjane@example.com', 'jane@example.com', { shown: 'jane@example.com' }],
  ['en-US', 'ann@example.com.', 'ann@example.com', { shown: 'ann@example.com' }],
  ['en-US', 'bob@example..com', null, { card: null }],
  ['en-US', 'zoe.@example.com', null, { card: null }],
  ['en-US', '.zoe@example.com', null, { card: null }],
  ['en-US', 'zo..e@example.com', null, { card: null }],
  // The words around the address may stay for the eye.
  [
    'en-US',
    'Jane Doe <jane@example.com>',
    'jane@example.com',
    { shown: ['jane@example.com', 'Jane Doe <jane@example.com>'] },
  ],
  [
    'en-US',
    '<jane@example.com>',
    'jane@example.com',
    { shown: ['jane@example.com', '<jane@example.com>'] },
  ],
  [
    'en-US',
    'mailto:jane@example.com',
    'jane@example.com',
    { shown: ['jane@example.com', 'mailto:jane@example.com'] },
  ],
  [
    'ja-JP',
    'jane＠example.com',
    'jane@example.com',
    { shown: ['jane@example.com', 'jane＠example.com'] },
  ],
  // An address book may know the host in letters or in ASCII.
  ['de-DE', 'jane@müller.example', 'jane@xn--mller-kva.example', { card: null }],
  ['de-DE', 'jörg@münchen.example', 'j%C3%B6rg@xn--mnchen-3ya.example', { card: null }],
  ['zh-CN', '用户@例子.测试', '%E7%94%A8%E6%88%B7@xn--fsqu00a.xn--0zwm56d', { card: null }],
  // The field of a browser writes it so where a visitor types 'müller'.
  [
    'de-DE',
    'jane@xn--mller-kva.example',
    'jane@xn--mller-kva.example',
    { shown: ['jane@müller.example', 'jane@xn--mller-kva.example'], card: null },
  ],
  ['en-US', 'a&b=c@example.com', 'a%26b%3Dc@example.com', { card: ['a&b=c@example.com'] }],
  ['en-US', 'a%b@example.com', 'a%25b@example.com', { card: ['a%b@example.com'] }],
  // RFC 6068 lets an apostrophe stand, in HTML it is safer as its code.
  [
    'en-IE',
    "ann.o'neil@example.com",
    "ann.o'neil@example.com",
    { or: ['ann.o%27neil@example.com'], card: ["ann.o'neil@example.com"] },
  ],
  ['en-US', 'jane(at)example.com', null, { card: null }],
  ['en-US', 'jane@', null, { card: null }],
  ['en-US', 'jane doe', null, { card: null }],
  ['en-US', 'jane@-example.com', null, { card: null }],
  ['de-DE', 'JANE@MÜLLER.EXAMPLE', 'JANE@xn--mller-kva.example', { card: null }],
  // The words around the address may stay for the eye.
  [
    'en-US',
    '"Doe, Jane" <jane@example.com>',
    'jane@example.com',
    { shown: ['jane@example.com', '"Doe, Jane" <jane@example.com>'] },
  ],
];

const WEBSITES: readonly Row[] = [
  ['en-US', 'https://www.example.com', 'https://www.example.com', { shown: 'www.example.com' }],
  ['en-US', 'www.example.com', 'https://www.example.com'],
  [
    'en-US',
    'http://example.com/a?b=c#d',
    'http://example.com/a?b=c#d',
    { shown: 'example.com/a?b=c#d' },
  ],
  // The host is the same with and without capitals.
  [
    'en-US',
    'HTTPS://Example.com/Path',
    'https://Example.com/Path',
    { shown: 'Example.com/Path', or: ['https://example.com/Path'] },
  ],
  ['en-US', 'example.com:8080/a', 'https://example.com:8080/a'],
  ['en-US', 'example.com/a b', 'https://example.com/a%20b'],
  ['en-US', '\u200bwww.example.com', 'https://www.example.com', { shown: 'www.example.com' }],
  // The dot of a sentence may stay for the eye.
  [
    'en-US',
    'www.example.com.',
    'https://www.example.com',
    { shown: ['www.example.com', 'www.example.com.'] },
  ],
  ['de-DE', 'müller.example', 'https://xn--mller-kva.example'],
  ['de-DE', 'MÜLLER.example', 'https://xn--mller-kva.example'],
  // Letters that are put together of two signs look the same.
  [
    'de-DE',
    'mu\u0308ller.example',
    'https://xn--mller-kva.example',
    { shown: ['müller.example', 'mu\u0308ller.example'] },
  ],
  ['de-DE', 'straße.example', 'https://xn--strae-oqa.example'],
  ['ru-RU', 'пример.испытание', 'https://xn--e1afmkfd.xn--80akhbyknj4f'],
  ['ja-JP', '例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
  ['ar-EG', 'مثال.إختبار', 'https://xn--mgbh0fb.xn--kgbechtv'],
  [
    'ja-JP',
    'ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ',
    'https://www.example.com',
    { shown: ['www.example.com', 'ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ'] },
  ],
  // It may be shown as it is typed or as it is read.
  [
    'de-DE',
    'xn--mller-kva.example',
    'https://xn--mller-kva.example',
    { shown: ['müller.example', 'xn--mller-kva.example'] },
  ],
  ['en-US', '1.5', null],
  ['en-US', 'v2.0', null],
  ['en-US', 'Ph.D', null],
  ['en-US', '12.11.2026', null],
  ['en-US', 'coming soon', null],
  ['en-US', 'jane@example.com', null],
  ['en-US', 'javascript:alert(1)', null],
  ['en-US', 'example.com#team', 'https://example.com#team'],
  ['en-US', 'No.5', null],
  ['en-US', 'U.S.A', null],
  ['en-US', 'e.g.', null],
  ['en-US', '10.30', null],
  ['en-US', '01.99.00.12.34', null],
  ['en-US', 'Inc.', null],
  ['en-US', 'ftp://example.com', null],
];

type Profile = readonly [network: string, badge: string, ...Row];

const PROFILES: readonly Profile[] = [
  ['linkedin', 'LinkedIn', 'en-US', 'jane-doe', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', 'LinkedIn', 'en-US', 'in/jane-doe', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', 'LinkedIn', 'en-US', 'company/example', 'https://linkedin.com/company/example'],
  [
    'linkedin',
    'LinkedIn',
    'en-US',
    'https://www.linkedin.com/in/jane-doe',
    'https://www.linkedin.com/in/jane-doe',
  ],
  [
    'linkedin',
    'LinkedIn',
    'de-DE',
    'de.linkedin.com/in/jane-doe',
    'https://de.linkedin.com/in/jane-doe',
  ],
  ['twitter', 'X', 'en-US', '@jane_doe', 'https://x.com/jane_doe'],
  [
    'facebook',
    'Facebook',
    'en-US',
    'profile.php?id=1000',
    'https://facebook.com/profile.php?id=1000',
  ],
  ['facebook', 'Facebook', 'en-US', 'jane.doe', 'https://facebook.com/jane.doe'],
  ['facebook', 'Facebook', 'en-US', 'groups/example', 'https://facebook.com/groups/example'],
  // The stroke at the end changes nothing.
  [
    'instagram',
    'Instagram',
    'en-US',
    '@jane_doe/',
    'https://instagram.com/jane_doe',
    { or: ['https://instagram.com/jane_doe/'] },
  ],
  ['youtube', 'YouTube', 'en-US', 'channel/UC123', 'https://youtube.com/channel/UC123'],
  ['youtube', 'YouTube', 'en-US', '@meridian', 'https://youtube.com/@meridian'],
  ['tiktok', 'TikTok', 'en-US', '@meridian', 'https://tiktok.com/@meridian'],
  ['whatsapp', 'WhatsApp', 'en-GB', '+44 (0)7700 900123', 'https://wa.me/447700900123'],
  ['whatsapp', 'WhatsApp', 'en-GB', '07700 900123', null],
  ['signal', 'Signal', 'en-GB', '+44 7700 900123', 'https://signal.me/#p/+447700900123'],
  // The address of a name at Signal cannot be made of the name.
  ['signal', 'Signal', 'en-GB', 'jane.01', null],
  ['telegram', 'Telegram', 'ru-RU', '@ann', 'https://t.me/ann'],
  ['bluesky', 'Bluesky', 'en-US', 'ann', 'https://bsky.app/profile/ann.bsky.social'],
  ['mastodon', 'Mastodon', 'de-DE', '@ann@hachyderm.example', 'https://hachyderm.example/@ann'],
  ['github', 'GitHub', 'en-US', 'two words', null],
  ['xing', 'Xing', 'de-DE', 'Jane_Doe', 'https://xing.com/profile/Jane_Doe'],
  // A path that is not of a person may be completed, or left out with a finding.
  [
    'linkedin',
    'LinkedIn',
    'en-US',
    'school/example',
    'https://linkedin.com/school/example',
    { or: [null] },
  ],
  ['youtube', 'YouTube', 'en-US', 'c/Meridian', 'https://youtube.com/c/Meridian', { or: [null] }],
  ['github', 'GitHub', 'en-US', 'jane/site', 'https://github.com/jane/site', { or: [null] }],
  [
    'xing',
    'Xing',
    'de-DE',
    'profile/Jane_Doe',
    'https://xing.com/profile/Jane_Doe',
    { or: [null] },
  ],
  [
    'bluesky',
    'Bluesky',
    'en-US',
    'profile/ann.example',
    'https://bsky.app/profile/ann.example',
    { or: [null] },
  ],
];

type Line = readonly [label: string, value: string, ...Row];

const LINES: readonly Line[] = [
  ['ABN', '12 345 678 901', 'en-AU', '', null],
  ['Company No.', '08123456', 'en-GB', '', null],
  ['Open', '9 March 2026, 14:00', 'en-US', '', null],
  [
    'Sales',
    'Ask us',
    'en-US',
    'mailto:sales@example.com?subject=Demo%20request&body=Hi',
    'mailto:sales@example.com?subject=Demo%20request&body=Hi',
  ],
  [
    'Sales',
    'Ask us',
    'en-US',
    'mailto:a@example.com?cc=b@example.com',
    'mailto:a@example.com?cc=b@example.com',
    { or: ['mailto:a@example.com?cc=b%40example.com'] },
  ],
  ['Help', 'Call us', 'en-US', 'tel:+1-212-555-0100;ext=12', 'tel:+12125550100;ext=12'],
  ['Help', 'Call us', 'en-US', '+1 212 555 0100 ext. 12', 'tel:+12125550100;ext=12'],
  ['Help', 'Call us', 'de-DE', 'callto:+493023125100', 'tel:+493023125100'],
  ['Help', 'Call us', 'en-US', 'callto:jane.doe', null],
  // A message may be sent only where such links stand; a call is made everywhere.
  [
    'Help',
    'Write us',
    'en-US',
    'sms:+12125550100',
    'tel:+12125550100',
    { or: ['sms:+12125550100'] },
  ],
  ['Calendar', 'Book a call', 'en-US', 'calendar.example/jane', 'https://calendar.example/jane'],
  ['Shop', 'Our shop', 'de-DE', 'müller.example/laden', 'https://xn--mller-kva.example/laden'],
  ['Trap', 'Click', 'en-US', 'javascript:alert(1)', null],
  ['Sales', 'Ask us', 'en-US', 'MAILTO:jane@example.com', 'mailto:jane@example.com'],
  [
    'Sales',
    'Ask us',
    'en-US',
    'mailto:jane@example.com?attach=/etc/passwd',
    'mailto:jane@example.com',
  ],
  [
    'Sales',
    'Ask us',
    'de-DE',
    'mailto:jane@müller.example?subject=Hallo Welt',
    'mailto:jane@xn--mller-kva.example?subject=Hallo%20Welt',
  ],
  ['Help', 'Call us', 'en-US', 'callto://+12125550100', 'tel:+12125550100'],
  ['Help', 'Call us', 'en-US', 'skype:jane.doe?call', null],
];

export const EMAIL_ROWS: readonly PeopleRow[] = EMAILS.map((row) => {
  const { linked, ...rest } = answered('email', row);
  const [, , , { card } = {}] = row;
  const answers = linked.map((answer) => answer.map((address) => `mailto:${address}`));
  const inCard = card === undefined ? linked : card && [card];
  return {
    ...rest,
    linked: answers,
    card: inCard && inCard.map((all) => all.map((address) => `EMAIL;TYPE=INTERNET:${address}`)),
  };
});

export const WEBSITE_ROWS: readonly PeopleRow[] = WEBSITES.map((row) =>
  withAddresses(answered('website', row)),
);

export const PROFILE_ROWS: readonly PeopleRow[] = PROFILES.map(([network, badge, ...row]) => {
  const answer = withAddresses(answered(`social.${network}`, row));
  return { ...answer, shown: answer.linked.map((links) => (links.length === 0 ? '' : badge)) };
});

export const LINE_ROWS: readonly PeopleRow[] = LINES.map(([label, value, ...row]) => ({
  ...answered('line', row),
  shown: [value],
  line: { label, value },
}));

function answered(field: TypedInto, [locale, typed, linked, { shown = typed, or = [] } = {}]: Row) {
  return {
    field,
    locale,
    typed,
    shown: listOf(shown),
    linked: [linked, ...or].map(listOf),
    card: null,
  };
}

function withAddresses(row: PeopleRow): PeopleRow {
  return { ...row, card: row.linked.map((answer) => answer.map((href) => `URL:${href}`)) };
}

function listOf(answer: Answer): readonly string[] {
  if (answer === null) return [];
  return typeof answer === 'string' ? [answer] : answer;
}
