/** The social networks, in the order in which they are shown. */
export const SOCIAL_NETWORKS = [
  {
    id: 'linkedin',
    label: 'LinkedIn',
    letters: 'in',
    host: 'linkedin.com',
    otherHost: 'lnkd.in',
    profile: 'in/',
  },
  { id: 'twitter', label: 'X', letters: 'X', host: 'x.com', otherHost: 'twitter.com', profile: '' },
  {
    id: 'facebook',
    label: 'Facebook',
    letters: 'f',
    host: 'facebook.com',
    otherHost: 'fb.com',
    profile: '',
  },
  {
    id: 'instagram',
    label: 'Instagram',
    letters: 'ig',
    host: 'instagram.com',
    otherHost: 'instagr.am',
    profile: '',
  },
  {
    id: 'youtube',
    label: 'YouTube',
    letters: 'yt',
    host: 'youtube.com',
    otherHost: 'youtu.be',
    profile: '@',
  },
  {
    id: 'tiktok',
    label: 'TikTok',
    letters: 'tt',
    host: 'tiktok.com',
    otherHost: 'vm.tiktok.com',
    profile: '@',
  },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialId = SocialNetwork['id'];
export type SocialLinks = Readonly<Partial<Record<SocialId, string>>>;
