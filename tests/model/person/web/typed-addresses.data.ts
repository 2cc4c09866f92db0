import type { SocialId } from '../../../../src/model/person/social';

/*
 * Addresses as people type them, copy them and as programs export them, with what becomes of each. `null` is no address.
 */

interface EmailRow {
  readonly typed: string;
  readonly shown: string | null;
  /** Where it is not what is shown. */
  readonly address?: string;
  readonly href?: string;
  /** The address that is offered instead. */
  readonly likely?: string;
  readonly leftOut?: string;
}

const UNSEEN = 'a sign that cannot be seen';
const DOT = 'the dot at its end';
const plain = 'jane@example.com';

export const EMAILS: readonly EmailRow[] = [
  { typed: plain, shown: plain },
  { typed: ' jane@example.com ', shown: plain },
  { typed: '\u00a0jane@example.com\u00a0', shown: plain },
  { typed: 'Jane.Doe@Example.COM', shown: 'Jane.Doe@Example.COM' },
  { typed: "o'neil@example.com", shown: "o'neil@example.com", href: 'mailto:o%27neil@example.com' },
  { typed: 'jane+list@example.com', shown: 'jane+list@example.com' },
  { typed: 'jane@mail.example.co.uk', shown: 'jane@mail.example.co.uk' },
  { typed: 'jane@localhost', shown: 'jane@localhost' },
  // Signs that cannot be seen.
  ...['\u200b', '\u00ad', '\u2060', '\u200e', '\u200f', '\u200d', '\ufe0f', '\u3164'].flatMap(
    (sign) =>
      [
        `${sign}${plain}`,
        `${plain}${sign}`,
        `jane${sign}@example.com`,
        `jane@exam${sign}ple.com`,
      ].map((typed) => ({ typed, shown: plain, likely: plain, leftOut: UNSEEN })),
  ),
  { typed: `\ufeff${plain}`, shown: plain },
  { typed: `\u202a${plain}\u202c`, shown: plain },
  // Dots.
  { typed: 'ann@example.com.', shown: 'ann@example.com', likely: 'ann@example.com', leftOut: DOT },
  { typed: 'ann@example.com..', shown: 'ann@example.com', likely: 'ann@example.com', leftOut: DOT },
  {
    typed: '\u200bann@example.com.',
    shown: 'ann@example.com',
    likely: 'ann@example.com',
    leftOut: `${UNSEEN} and ${DOT}`,
  },
  { typed: 'bob@example..com', shown: null, likely: 'bob@example.com' },
  { typed: 'bob@example...com', shown: null, likely: 'bob@example.com' },
  { typed: 'zoe.@example.com', shown: null, likely: 'zoe@example.com' },
  { typed: '.c@example.com', shown: null, likely: 'c@example.com' },
  { typed: 'a..b@example.com', shown: null, likely: 'a.b@example.com' },
  { typed: 'a@.example.com', shown: null, likely: 'a@example.com' },
  { typed: 'jane @ example.com', shown: null, likely: plain },
  { typed: 'jane\u00a0@example.com', shown: null, likely: plain },
  { typed: `${'a'.repeat(64)}@example.com`, shown: `${'a'.repeat(64)}@example.com` },
  { typed: `${'a'.repeat(65)}@example.com`, shown: null },
  { typed: `a@${'b'.repeat(64)}.example`, shown: null },
  // With a name, as address books copy them.
  { typed: 'Jane Doe <jane@example.com>', shown: plain },
  { typed: '"Doe, Jane" <jane@example.com>', shown: plain },
  { typed: 'jane@example.com <jane@example.com>', shown: plain },
  { typed: '<jane@example.com>', shown: plain },
  { typed: "'jane@example.com'", shown: plain },
  { typed: "'jane@example.com' <jane@example.com>", shown: plain },
  {
    typed: 'Müller, Anna <anna@müller.example>',
    shown: 'anna@müller.example',
    address: 'anna@xn--mller-kva.example',
  },
  // Of other letters and of full width.
  { typed: 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', shown: plain },
  { typed: 'jane＠example．com', shown: plain },
  { typed: 'jane@例え。jp', shown: 'jane@例え.jp', address: 'jane@xn--r8jz45g.jp' },
  {
    typed: 'info@müller.example',
    shown: 'info@müller.example',
    address: 'info@xn--mller-kva.example',
  },
  {
    typed: 'info@MÜLLER.example',
    shown: 'info@MÜLLER.example',
    address: 'info@xn--mller-kva.example',
  },
  {
    typed: 'info@mu\u0308ller.example',
    shown: 'info@mu\u0308ller.example',
    address: 'info@xn--mller-kva.example',
  },
  {
    typed: 'info@xn--mller-kva.example',
    shown: 'info@müller.example',
    address: 'info@xn--mller-kva.example',
  },
  {
    typed: 'info@XN--MLLER-KVA.example',
    shown: 'info@müller.example',
    address: 'info@xn--mller-kva.example',
  },
  {
    typed: 'info@почта.example',
    shown: 'info@почта.example',
    address: 'info@xn--80a1acny.example',
  },
  { typed: 'info@דואר.example', shown: 'info@דואר.example', address: 'info@xn--4dbfg1f.example' },
  { typed: 'info@بريد.example', shown: 'info@بريد.example', address: 'info@xn--ngbof4h.example' },
  { typed: 'jörg@example.com', shown: 'jörg@example.com', href: 'mailto:j%C3%B6rg@example.com' },
  // What only looks like another stays as it was typed.
  { typed: 'jane@xn--80ak6aa92e.com', shown: 'jane@xn--80ak6aa92e.com' },
  { typed: 'jane@xn--pple-43d.com', shown: 'jane@xn--pple-43d.com' },
  { typed: 'jane@xn--a', shown: null },
  // `mailto:`.
  { typed: 'mailto:jane@example.com', shown: plain },
  { typed: 'MAILTO:jane@example.com', shown: plain },
  { typed: 'mailto:jane%40example.com', shown: plain },
  {
    typed: 'mailto:jane@example.com?subject=Hi%20there',
    shown: plain,
    href: 'mailto:jane@example.com?subject=Hi%20there',
  },
  // None.
  ...[
    '',
    ' ',
    'jane',
    '@',
    'jane@',
    '@example.com',
    'a@b@example.com',
    'jane@-example.com',
    'jane@example.com,ann@example.com',
    'jane@example.com;',
    'jane@1.2.3',
    'jane@[192.0.2.1]',
    'jane doe@example.com',
    'https://example.com',
    '\ud800@example.com.x\ud800',
  ].map((typed) => ({ typed, shown: null })),
];

interface WebRow {
  readonly typed: string;
  readonly href: string | null;
  readonly shown?: string;
  readonly likely?: string;
  readonly leftOut?: string;
}

export const WEBSITES: readonly WebRow[] = [
  { typed: 'example.com', href: 'https://example.com', shown: 'example.com' },
  { typed: 'http://example.com', href: 'http://example.com', shown: 'example.com' },
  {
    typed: 'https://example.com/a?b=c',
    href: 'https://example.com/a?b=c',
    shown: 'example.com/a?b=c',
  },
  { typed: 'müller.example', href: 'https://xn--mller-kva.example', shown: 'müller.example' },
  { typed: 'MÜLLER.example', href: 'https://xn--mller-kva.example', shown: 'MÜLLER.example' },
  {
    typed: 'http://müller.example/ü',
    href: 'http://xn--mller-kva.example/ü',
    shown: 'müller.example/ü',
  },
  {
    typed: 'xn--mller-kva.example',
    href: 'https://xn--mller-kva.example',
    shown: 'müller.example',
  },
  { typed: 'Straße.example', href: 'https://xn--strae-oqa.example', shown: 'Straße.example' },
  { typed: '例え．テスト', href: 'https://xn--r8jz45g.xn--zckzah', shown: '例え.テスト' },
  {
    typed: 'ｗｗｗ．example．com／a',
    href: 'https://www.example.com/a',
    shown: 'www.example.com/a',
  },
  {
    typed: 'παράδειγμα.δοκιμή',
    href: 'https://xn--hxajbheg2az3al.xn--jxalpdlp',
    shown: 'παράδειγμα.δοκιμή',
  },
  {
    typed: 'ΠΑΡΆΔΕΙΓΜΑΣ.example',
    href: 'https://xn--hxajbheg2az3al3a.example',
    shown: 'ΠΑΡΆΔΕΙΓΜΑΣ.example',
  },
  { typed: 'xn--i-7iq.ws', href: 'https://xn--i-7iq.ws', shown: 'xn--i-7iq.ws' },
  { typed: 'xn--80ak6aa92e.com', href: 'https://xn--80ak6aa92e.com', shown: 'xn--80ak6aa92e.com' },
  { typed: 'x.com', href: 'https://x.com', shown: 'x.com' },
  { typed: 't.me/jane', href: 'https://t.me/jane', shown: 't.me/jane' },
  {
    typed: 'exam\u200bple.com',
    href: 'https://example.com',
    shown: 'example.com',
    likely: 'example.com',
    leftOut: UNSEEN,
  },
  {
    typed: 'example.com.',
    href: 'https://example.com',
    shown: 'example.com',
    likely: 'example.com',
    leftOut: DOT,
  },
  {
    typed: 'https://example.com.',
    href: 'https://example.com',
    shown: 'example.com',
    likely: 'https://example.com',
    leftOut: DOT,
  },
  { typed: 'https://192.0.2.1', href: 'https://192.0.2.1', shown: '192.0.2.1' },
  { typed: 'https://intranet', href: 'https://intranet', shown: 'intranet' },
  { typed: 'https://a..b', href: null, likely: 'https://a.b' },
  { typed: 'www.example..com', href: null, likely: 'www.example.com' },
  { typed: 'https://.example.com', href: null, likely: 'https://example.com' },
  // Numbers, titles and abbreviations.
  ...[
    '1.5',
    'v2.0',
    '2.5.1',
    '192.0.2.1',
    'Ph.D',
    'Ph.D.',
    'e.g.',
    'e.g',
    'i.e.',
    'z.B.',
    'd.h.',
    'U.S.A.',
    'B.Sc',
    'B.Sc.',
    'M.Ed',
    'Co.KG',
    's.r.o.',
    'S.p.A.',
    'e.V.',
    'p.m.',
    '31.12.2026',
    '3.14',
    'No.7',
  ].map((typed) => ({ typed, href: null })),
  // Hosts that no browser looks up.
  ...[
    'https://256.1.1.1',
    'https://1.5',
    'https://a.1',
    'https://a.0x1',
    'https://xn--a',
    'https://a℀b.com',
    'https://1.שלום',
    'https://aשלום.example',
    'example.com:99999',
    `https://${'a'.repeat(64)}.example`,
    'https://نامه\u200cای.com',
  ].map((typed) => ({ typed, href: null })),
];

interface LinkRow {
  readonly typed: string;
  readonly href: string | null;
  readonly shown?: string;
}

export const LINKS: readonly LinkRow[] = [
  {
    typed: 'mailto:sales@example.com?subject=Demo%20request&body=Hi',
    href: 'mailto:sales@example.com?subject=Demo%20request&body=Hi',
    shown: 'sales@example.com',
  },
  {
    typed: 'mailto:sales@example.com?subject=Quote%20request&amp;body=Hello',
    href: 'mailto:sales@example.com?subject=Quote%20request&body=Hello',
    shown: 'sales@example.com',
  },
  {
    typed: 'mailto:sales@example.com?subject=Two words&cc=office@example.com',
    href: 'mailto:sales@example.com?subject=Two%20words&cc=office@example.com',
    shown: 'sales@example.com',
  },
  {
    typed: 'mailto:a@x.example?CC=b@x.example,c@x.example&BCC=d@x.example',
    href: 'mailto:a@x.example?cc=b@x.example,c@x.example&bcc=d@x.example',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?body=One%0ATwo',
    href: 'mailto:a@x.example?body=One%0D%0ATwo',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?body=One%0D%0ATwo',
    href: 'mailto:a@x.example?body=One%0D%0ATwo',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=One%0D%0ABcc:b@x.example',
    href: 'mailto:a@x.example?subject=One%20Bcc%3Ab%40x.example',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?cc=b@x.example%0D%0ABcc:c@x.example',
    href: 'mailto:a@x.example',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=%E4',
    href: 'mailto:a@x.example?subject=%25E4',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=50%25 & more',
    href: 'mailto:a@x.example?subject=50%25',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=What?',
    href: 'mailto:a@x.example?subject=What%3F',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=1+1',
    href: 'mailto:a@x.example?subject=1%2B1',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=見積もり！',
    href: 'mailto:a@x.example?subject=%E8%A6%8B%E7%A9%8D%E3%82%82%E3%82%8A%EF%BC%81',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?subject=A&subject=B',
    href: 'mailto:a@x.example?subject=A',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example?attach=/etc/passwd&in-reply-to=x',
    href: 'mailto:a@x.example',
    shown: 'a@x.example',
  },
  {
    typed: 'mailto:a@x.example,b@x.example',
    href: 'mailto:a@x.example,b@x.example',
    shown: 'a@x.example, b@x.example',
  },
  {
    typed: 'mailto:info@müller.example?subject=Hi',
    href: 'mailto:info@xn--mller-kva.example?subject=Hi',
    shown: 'info@müller.example',
  },
  { typed: 'mailto:?subject=Hi', href: null },
  { typed: 'mailto:a@x.example,b', href: null },
  { typed: 'tel:+15550100100', href: 'tel:+15550100100', shown: '+15550100100' },
  { typed: 'tel:0131%20496%200123', href: 'tel:01314960123', shown: '0131 496 0123' },
  { typed: 'tel:%2B44%20131%20496%200124', href: 'tel:+441314960124', shown: '+44 131 496 0124' },
  { typed: 'callto:+15550100100', href: 'tel:+15550100100', shown: '+15550100100' },
  { typed: 'callto://+15550100100', href: 'tel:+15550100100' },
  { typed: 'callto:jane.doe', href: null },
  { typed: 'callto:jane2000123', href: null },
  { typed: 'sms:+15550100171', href: 'tel:+15550100171', shown: '+15550100171' },
  { typed: 'sms:+15550100171?body=Hi', href: 'tel:+15550100171', shown: '+15550100171' },
  { typed: 'sms:+15550100171;?&body=Hi', href: 'tel:+15550100171' },
  { typed: 'smsto:5550100171', href: 'tel:5550100171' },
  { typed: 'sms:', href: null },
  {
    typed: 'whatsapp://send?phone=12025550123&text=Hi%20there',
    href: 'https://api.whatsapp.com/send?phone=12025550123&text=Hi%20there',
  },
  {
    typed: 'whatsapp:send?phone=+12025550123',
    href: 'https://api.whatsapp.com/send?phone=+12025550123',
  },
  { typed: 'whatsapp://send?text=Hi', href: 'https://api.whatsapp.com/send?text=Hi' },
  { typed: 'skype:jane.doe?chat', href: null },
  { typed: 'geo:52.5,13.4', href: null },
  { typed: 'Jane Doe <jane@example.com>', href: 'mailto:jane@example.com', shown: plain },
  { typed: 'müller.example/ü', href: 'https://xn--mller-kva.example/ü', shown: 'müller.example/ü' },
];

export const PROFILES: readonly (readonly [SocialId, string, string | null])[] = [
  ['facebook', 'profile.php?id=1000', 'https://facebook.com/profile.php?id=1000'],
  ['facebook', 'groups/1000', 'https://facebook.com/groups/1000'],
  ['facebook', 'pages/Example/1000', 'https://facebook.com/pages/Example/1000'],
  ['facebook', 'jane.doe/', 'https://facebook.com/jane.doe'],
  ['linkedin', 'in/jane-doe', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', '/in/jane-doe/', 'https://linkedin.com/in/jane-doe'],
  ['linkedin', 'company/example', 'https://linkedin.com/company/example'],
  ['linkedin', 'school/example', 'https://linkedin.com/school/example'],
  ['youtube', 'channel/UC123', 'https://youtube.com/channel/UC123'],
  ['youtube', 'c/name', 'https://youtube.com/c/name'],
  ['youtube', 'user/name', 'https://youtube.com/user/name'],
  ['youtube', '@name', 'https://youtube.com/@name'],
  ['instagram', '@jane_doe/', 'https://instagram.com/jane_doe'],
  ['instagram', '＠jane_doe', 'https://instagram.com/jane_doe'],
  ['instagram', '\u200bjane_doe', 'https://instagram.com/jane_doe'],
  ['tiktok', '@jane/', 'https://tiktok.com/@jane'],
  ['whatsapp', 'message/ABC123', 'https://wa.me/message/ABC123'],
  ['telegram', '+AbC123', 'https://t.me/+AbC123'],
  ['telegram', 'joinchat/AbC123', 'https://t.me/joinchat/AbC123'],
  ['github', 'orgs/example', 'https://github.com/orgs/example'],
  ['threads', '@jane', 'https://threads.com/@jane'],
  ['bluesky', 'profile/jane.example', 'https://bsky.app/profile/jane.example'],
  ['mastodon', '@jane@müller.example', 'https://xn--mller-kva.example/@jane'],
  ['mastodon', 'müller.example/@jane', 'https://xn--mller-kva.example/@jane'],
  ['pinterest', 'jane/', 'https://pinterest.com/jane'],
  ['medium', '@jane', 'https://medium.com/@jane'],
  ['xing', 'profile/Jane_Doe', 'https://xing.com/profile/Jane_Doe'],
  ['xing', 'pages/example', 'https://xing.com/pages/example'],
  ['signal', '#eu/AbC123', 'https://signal.me/#eu/AbC123'],
  ['signal', 'jane.01', null],
  ['signal', '@jane.01', null],
  ['link', 'Jane Doe <jane@example.com>', 'mailto:jane@example.com'],
  ['link', 'müller.example', 'https://xn--mller-kva.example'],
  ['linkedin', 'in/', null],
  ['linkedin', 'in/two words', null],
  ['facebook', 'profile.php?id=', null],
  ['linkedin', 'in/a@evil.example', null],
];
