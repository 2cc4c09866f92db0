import { addressDisplay } from './web/address-href';

/** The social networks, in the order in which they are shown unless a visitor sorts them. */
export const SOCIAL_NETWORKS = [
  {
    id: 'linkedin',
    label: 'LinkedIn',
    letters: 'in',
    hosts: ['linkedin.com', 'lnkd.in'],
    profile: 'in/',
    pages: ['in/', 'company/', 'school/', 'showcase/'],
    identifiedBy: 'name',
  },
  {
    id: 'twitter',
    label: 'X',
    letters: 'X',
    hosts: ['x.com', 'twitter.com'],
    profile: '',
    identifiedBy: 'name',
  },
  {
    id: 'facebook',
    label: 'Facebook',
    letters: 'f',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    profile: '',
    pages: ['profile.php?id=', 'groups/', 'pages/', 'people/'],
    identifiedBy: 'name',
  },
  {
    id: 'instagram',
    label: 'Instagram',
    letters: 'ig',
    hosts: ['instagram.com', 'instagr.am'],
    profile: '',
    identifiedBy: 'name',
  },
  {
    id: 'youtube',
    label: 'YouTube',
    letters: 'yt',
    hosts: ['youtube.com', 'youtu.be'],
    profile: '@',
    pages: ['channel/', 'c/', 'user/', '@'],
    identifiedBy: 'name',
  },
  {
    id: 'tiktok',
    label: 'TikTok',
    letters: 'tt',
    hosts: ['tiktok.com'],
    profile: '@',
    identifiedBy: 'name',
  },
  {
    id: 'whatsapp',
    label: 'WhatsApp',
    letters: 'wa',
    hosts: ['wa.me', 'whatsapp.com'],
    profile: '',
    pages: ['message/', 'c/'],
    identifiedBy: 'number',
  },
  {
    id: 'telegram',
    label: 'Telegram',
    letters: 'tg',
    hosts: ['t.me', 'telegram.me'],
    profile: '',
    pages: ['joinchat/', '+'],
    identifiedBy: 'name',
  },
  {
    id: 'github',
    label: 'GitHub',
    letters: 'gh',
    hosts: ['github.com'],
    profile: '',
    pages: ['orgs/'],
    identifiedBy: 'name',
  },
  {
    id: 'threads',
    label: 'Threads',
    letters: 'th',
    hosts: ['threads.com', 'threads.net'],
    profile: '@',
    identifiedBy: 'name',
  },
  {
    id: 'bluesky',
    label: 'Bluesky',
    letters: 'bs',
    hosts: ['bsky.app'],
    profile: 'profile/',
    pages: ['profile/'],
    identifiedBy: 'handle',
  },
  {
    id: 'mastodon',
    label: 'Mastodon',
    letters: 'm',
    hosts: ['mastodon.social', 'mastodon.online', 'joinmastodon.org'],
    profile: '@',
    identifiedBy: 'member',
  },
  {
    id: 'pinterest',
    label: 'Pinterest',
    letters: 'p',
    hosts: ['pinterest.com', 'pin.it'],
    profile: '',
    identifiedBy: 'name',
  },
  {
    id: 'behance',
    label: 'Behance',
    letters: 'Be',
    hosts: ['behance.net', 'be.net'],
    profile: '',
    identifiedBy: 'name',
  },
  {
    id: 'dribbble',
    label: 'Dribbble',
    letters: 'dr',
    hosts: ['dribbble.com'],
    profile: '',
    identifiedBy: 'name',
  },
  {
    id: 'medium',
    label: 'Medium',
    letters: 'me',
    hosts: ['medium.com'],
    profile: '@',
    identifiedBy: 'name',
  },
  {
    id: 'xing',
    label: 'Xing',
    letters: 'xi',
    hosts: ['xing.com'],
    profile: 'profile/',
    pages: ['profile/', 'pages/', 'companies/'],
    identifiedBy: 'name',
  },
  {
    id: 'signal',
    label: 'Signal',
    letters: 'si',
    hosts: ['signal.me', 'signal.group'],
    profile: '#p/+',
    pages: ['#eu/'],
    identifiedBy: 'number',
  },
  {
    id: 'link',
    label: 'Another link',
    letters: '',
    hosts: [],
    profile: '',
    identifiedBy: 'address',
  },
] as const satisfies readonly NetworkRow[];

export interface NetworkRow {
  readonly id: string;
  readonly label: string;
  /** Of its badge; blank where they follow from the address. */
  readonly letters: string;
  /** The first is where accounts are; addresses at the others are its own, too. */
  readonly hosts: readonly string[];
  /** What stands before the account in its address. */
  readonly profile: string;
  /** What its other addresses begin with behind the host. */
  readonly pages?: readonly string[];
  readonly identifiedBy: keyof typeof ACCOUNTS;
}

/** What the accounts of a network go by: an example, and the words for it. */
export const ACCOUNTS = {
  name: { example: 'name', words: 'an account name' },
  number: { example: '12025550123', words: 'a number with its country code' },
  handle: { example: 'name.bsky.social', words: 'a handle' },
  member: { example: 'name', words: 'an account with its server, as @name@server' },
  address: { example: 'www.example.com/page', words: 'an email address or a number' },
} as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialId = SocialNetwork['id'];
export type SocialLinks = Readonly<Partial<Record<SocialId, string>>>;

/** An address in a network as an example, without its scheme. */
export function profileExample({ hosts, profile, identifiedBy }: SocialNetwork): string {
  const [host] = hosts;
  return `${host === undefined ? '' : `${host}/`}${profile}${ACCOUNTS[identifiedBy].example}`;
}

/** What to enter for a network instead of an address, in words. */
export function accountWords(network: SocialId): string {
  return ACCOUNTS[networkOf(network).identifiedBy].words;
}

export function networkOf(id: SocialId): SocialNetwork {
  const network = SOCIAL_NETWORKS.find((candidate) => candidate.id === id);
  if (network === undefined) throw new Error(`No such network: ${id}`);
  return network;
}

export function isSocialId(value: unknown): value is SocialId {
  return SOCIAL_NETWORKS.some(({ id }) => id === value);
}

/** All networks, those of `order` first and in its order. */
export function sortedNetworks(order: readonly SocialId[]): readonly SocialNetwork[] {
  const first = new Set(order);
  return [...[...first].map(networkOf), ...SOCIAL_NETWORKS.filter(({ id }) => !first.has(id))];
}

/** The letters of a badge, and its label. What leads to no network goes by the host it leads to. */
export function badgeWords(
  { label, letters }: SocialNetwork,
  href: string | null,
): { readonly label: string; readonly letters: string } {
  if (letters !== '' || href === null) return { label, letters: letters || '+' };
  const shown = addressDisplay(href);
  if (!/^https?:/.test(href)) return { label: shown, letters: '@' };
  const [host = ''] = shown.replace(/^www\./i, '').split(/[/?#:]/);
  return { label: host, letters: [...host].slice(0, 2).join('') };
}

/** Those that everybody is asked for. */
export const USUAL_NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'youtube'] as const;

/** The networks that a form has a row for, in their order: the usual ones, those that were added, those with an address. */
export function shownNetworks(
  order: readonly SocialId[],
  links: SocialLinks,
): readonly SocialNetwork[] {
  const asked = new Set<SocialId>([...USUAL_NETWORKS, ...order]);
  return sortedNetworks(order).filter(({ id }) => asked.has(id) || (links[id] ?? '').trim() !== '');
}

/**
 * How links to profiles are shown: `auto` is icons in what goes to a client that shows them, and letters elsewhere, as the
 * page and a plain copy have them.
 */
export const SOCIAL_STYLES = ['auto', 'icons', 'letters'] as const;

export type SocialStyle = (typeof SOCIAL_STYLES)[number];
