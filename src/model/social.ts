/** The social networks, in the order in which they are shown. */
export const SOCIAL_NETWORKS = [
  {
    id: 'linkedin',
    label: 'LinkedIn',
    letters: 'in',
    host: 'linkedin.com',
    otherHost: 'lnkd.in',
    profile: 'in/',
    goesBy: 'name',
  },
  {
    id: 'twitter',
    label: 'X',
    letters: 'X',
    host: 'x.com',
    otherHost: 'twitter.com',
    profile: '',
    goesBy: 'name',
  },
  {
    id: 'facebook',
    label: 'Facebook',
    letters: 'f',
    host: 'facebook.com',
    otherHost: 'fb.com',
    profile: '',
    goesBy: 'name',
  },
  {
    id: 'instagram',
    label: 'Instagram',
    letters: 'ig',
    host: 'instagram.com',
    otherHost: 'instagr.am',
    profile: '',
    goesBy: 'name',
  },
  {
    id: 'youtube',
    label: 'YouTube',
    letters: 'yt',
    host: 'youtube.com',
    otherHost: 'youtu.be',
    profile: '@',
    goesBy: 'name',
  },
  {
    id: 'tiktok',
    label: 'TikTok',
    letters: 'tt',
    host: 'tiktok.com',
    otherHost: 'vm.tiktok.com',
    profile: '@',
    goesBy: 'name',
  },
  {
    id: 'whatsapp',
    label: 'WhatsApp',
    letters: 'wa',
    host: 'wa.me',
    otherHost: 'whatsapp.com',
    profile: '',
    goesBy: 'number',
  },
] as const;

/** What the accounts of a network go by: an example, and the words for it. */
export const ACCOUNTS = {
  name: { example: 'name', words: 'an account name' },
  number: { example: '12025550123', words: 'a number with its country code' },
} as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialId = SocialNetwork['id'];
export type SocialLinks = Readonly<Partial<Record<SocialId, string>>>;

/** An address in a network as an example, without its scheme. */
export function profileExample({ host, profile, goesBy }: SocialNetwork): string {
  return `${host}/${profile}${ACCOUNTS[goesBy].example}`;
}

/** What a network wants where no address is given, in words. */
export function accountWords(network: SocialId): string {
  const goesBy = SOCIAL_NETWORKS.find(({ id }) => id === network)?.goesBy ?? 'name';
  return ACCOUNTS[goesBy].words;
}
