/** The social networks, in the order in which they are shown. */
export const SOCIAL_NETWORKS = [
  { id: 'linkedin', label: 'LinkedIn', letters: 'in', host: 'linkedin.com', profile: 'in/' },
  { id: 'twitter', label: 'X', letters: 'X', host: 'x.com', profile: '' },
  { id: 'facebook', label: 'Facebook', letters: 'f', host: 'facebook.com', profile: '' },
  { id: 'instagram', label: 'Instagram', letters: 'ig', host: 'instagram.com', profile: '' },
  { id: 'youtube', label: 'YouTube', letters: 'yt', host: 'youtube.com', profile: '@' },
  { id: 'tiktok', label: 'TikTok', letters: 'tt', host: 'tiktok.com', profile: '@' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
export type SocialId = SocialNetwork['id'];
export type SocialLinks = Readonly<Partial<Record<SocialId, string>>>;
