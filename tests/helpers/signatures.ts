import type { SignatureBlock, BlockKind } from '../../src/model/person/blocks';
import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import type { PersonInput } from '../../src/model/person/signature';

/* Signatures to try things on. */

/** One transparent pixel. */
export const PIXEL_PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** All fields of the specification, and six networks. */
export const FULL = {
  fullName: 'Amelia Hartwood',
  jobTitle: 'Director of Communications',
  companyName: 'Meridian & Sons Consulting',
  department: 'Public Affairs',
  quote: 'Clarity is kindness, in letters as in life.',
  email: 'amelia.hartwood@meridian-sons.example',
  phone: '+44 (0)20 7946 0958',
  website: 'https://www.meridian-sons.example/people',
  address: '18 Lantern Row, Floor 3\nBristol BS1 4QA\nUnited Kingdom',
  profileImageUrl: 'https://cdn.example.com/people/amelia.jpg',
  profileImageShape: 'round',
  logoUrl: 'https://cdn.example.com/brand/logo.png',
  logoShape: 'square',
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/ameliahartwood',
    twitter: '@ameliahart',
    facebook: 'facebook.com/ameliahartwood',
    instagram: 'amelia.hart',
    youtube: 'https://youtube.com/@meridian',
    tiktok: '@meridian',
  },
} as const satisfies PersonInput;

export const NAME_ONLY: PersonInput = { fullName: FULL.fullName };

const { fullName: _fullName, ...withoutName } = FULL;
export const NO_NAME: PersonInput = withoutName;

/** What fewer people have, and networks that some templates leave out. */
export const EXTRAS: PersonInput = {
  ...FULL,
  pronouns: 'she/her',
  mobile: '+44 7700 900123',
  fax: '+44 20 7946 0959',
  secondAddress: '3 Rue des Lilas\nLille 59000\nFrance',
  lines: [
    { label: 'VAT no.', value: 'GB 123 4567 89', link: '' },
    { label: '', value: 'Office hours 9 to 5', link: '' },
    { label: 'Calendar', value: 'Book a call', link: 'https://calendar.example/amelia' },
  ],
  logoBackgroundColor: '#112233',
  profileImageShape: 'rectangle',
  logoShape: 'rectangle',
  socialLinks: {
    ...Object.fromEntries(SOCIAL_NETWORKS.map(({ id }) => [id, '@meridian'])),
    whatsapp: '+44 7700 900123',
    signal: '+44 7700 900123',
    mastodon: '@meridian@mastodon.social',
    link: 'meridian-sons.example/shop',
    ...FULL.socialLinks,
  },
};

/** One block of each kind. */
export const BLOCKS: PersonInput = {
  ...NAME_ONLY,
  email: FULL.email,
  blocks: [
    blockOf('button', { text: 'See our latest work', link: 'meridian-sons.example/work' }),
    blockOf('banner', { text: 'Meet us in Lisbon', link: 'https://meridian-sons.example/lisbon' }),
    blockOf('meeting', { link: 'calendar.example/amelia' }),
    blockOf('apps', { appStore: 'apps.apple.com/app/id1', googlePlay: 'play.google.com/a' }),
    blockOf('divider', {}),
    blockOf('spacer', { height: '20' }),
    blockOf('qr', { holds: 'link', link: 'meridian-sons.example' }),
    blockOf('disclaimer', { preset: 'environment' }),
  ],
};

function blockOf(kind: BlockKind, values: SignatureBlock['values']): SignatureBlock {
  return { id: `block-${kind}`, kind, values };
}

export const HOSTILE_TEXT =
  '<script>alert("x")</script>\'"&amp;&lt;b>\u0000\u0007\u0092\u009f\u202e\u2028\ud800<img src=x onerror=alert(1)>--><!--';

/** Markup, quotes, controls and dangerous addresses in every field. */
export const HOSTILE: PersonInput = {
  fullName: `Mallory ${HOSTILE_TEXT}`,
  jobTitle: `"onmouseover="alert(1) ${HOSTILE_TEXT}`,
  companyName: `</td></tr></table> alt onerror=alert(1) style ${HOSTILE_TEXT}`,
  department: HOSTILE_TEXT,
  pronouns: HOSTILE_TEXT,
  secondAddress: HOSTILE_TEXT,
  lines: [{ label: HOSTILE_TEXT, value: HOSTILE_TEXT, link: 'javascript:alert(1)' }],
  blocks: [
    blockOf('button', { text: HOSTILE_TEXT, link: 'javascript:alert(1)' }),
    blockOf('banner', { text: HOSTILE_TEXT, picture: 'data:text/html,<script>' }),
    blockOf('disclaimer', { preset: 'own', text: HOSTILE_TEXT }),
  ],
  quote: `';color:red;background:url(javascript:alert(1)) ${HOSTILE_TEXT}`,
  email: 'a@b.example?bcc=all@example.com"><script>',
  phone: 'javascript:alert(1)',
  mobile: HOSTILE_TEXT,
  fax: 'data:text/html,<script>alert(1)</script>',
  website: 'java\nscript:alert(1)',
  address: `${HOSTILE_TEXT}\n</style><style>*{display:none}</style>`,
  profileImageUrl: 'data:text/html;base64,PHNjcmlwdD4=',
  logoUrl: 'https://x.example/a.png" onerror="alert(1)',
  logoBackgroundColor: 'red;background:url(//x)',
  colorScheme: '{"primary":"red;}</style><script>","__proto__":{"accent":"#000000"}}',
  socialLinks: {
    linkedin: 'javascript:alert(1)',
    twitter: 'data:text/html,<script>alert(1)</script>',
    facebook: '"><script>alert(1)</script>',
    instagram: 'vbscript:msgbox',
    youtube: '//user:pass@evil.example',
  },
};

export const RIGHT_TO_LEFT: PersonInput = {
  ...FULL,
  fullName: 'نور الهدى السيد',
  jobTitle: 'مديرة الاتصالات',
  companyName: 'شركة الأفق',
  quote: 'الوضوح لطف، في الرسائل كما في الحياة.',
  department: 'الشؤون العامة',
  phone: '+20 2 2795 0958',
  address: '١٨ شارع النيل\nالقاهرة ١١٥١١',
};

export const VERY_LONG: PersonInput = {
  ...FULL,
  fullName:
    'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Theodora Konstantinopolous',
  jobTitle:
    'Deputy Assistant Vice President of Intergovernmental Telecommunications Infrastructure Procurement',
  companyName: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Holding`,
  department: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
  quote: 'A sentence that goes on for rather longer than a signature should bear. '.repeat(5),
  email: `${'very.long.local.part'.repeat(3)}@${'subdomain.'.repeat(6)}example.com`,
  website: `https://www.${'extraordinarily-long-domain-name'.repeat(2)}.example/${'path/'.repeat(12)}`,
  address: `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(2)}\nAnglesey LL61 5UJ\nWales\nUnited Kingdom`,
};

/** Each field of the full signature alone, by its name. */
export const SINGLE_FIELDS: readonly (readonly [field: string, signature: PersonInput])[] = [
  ...(['fullName', 'jobTitle', 'companyName', 'department', 'quote', 'email', 'phone'] as const),
  ...(['website', 'address', 'profileImageUrl', 'logoUrl'] as const),
].map((field) => [field, { [field]: FULL[field] }] as const);

/** One field beside the name, and the name beside one social link: how most signatures begin. */
export const PAIRS: readonly (readonly [name: string, signature: PersonInput])[] = [
  ...SINGLE_FIELDS.filter(([field]) => field !== 'fullName').map(
    ([field, signature]) => [`name and ${field}`, { ...NAME_ONLY, ...signature }] as const,
  ),
  ...Object.entries(FULL.socialLinks).map(
    ([network, link]) =>
      [`name and ${network}`, { ...NAME_ONLY, socialLinks: { [network]: link } }] as const,
  ),
  ['company and department', { companyName: FULL.companyName, department: FULL.department }],
  ['title and website', { jobTitle: FULL.jobTitle, website: FULL.website }],
  [
    'blanks',
    { ...NAME_ONLY, jobTitle: '  ', email: '\n', website: '\t', socialLinks: { twitter: ' ' } },
  ],
];

/** The whole signatures, by name. */
export const WHOLE_SIGNATURES: readonly (readonly [name: string, signature: PersonInput])[] = [
  ['full', FULL],
  ['every extra', EXTRAS],
  ['every block', BLOCKS],
  ['name only', NAME_ONLY],
  ['no name', NO_NAME],
  ['nothing', {}],
  ['hostile', HOSTILE],
  ['right to left', RIGHT_TO_LEFT],
  ['very long', VERY_LONG],
];

/** Names of what a signature holds, social networks by their own names. */
export function givenFields(signature: PersonInput): ReadonlySet<string> {
  const { socialLinks = {}, lines = [], ...fields } = signature;
  const named = [...Object.entries(fields), ...Object.entries(socialLinks)];
  const given = named
    .filter(([, value]) => typeof value === 'string' && value.trim() !== '')
    .map(([name]) => name);
  return new Set(lines.length === 0 ? given : [...given, 'lines']);
}
