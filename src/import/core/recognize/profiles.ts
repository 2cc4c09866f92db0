import { networkAt } from '../../../model/person/web/profile';
import { websiteHref } from '../../../model/person/web/web-address';
import { networkOf, SOCIAL_NETWORKS, type SocialId } from '../../../model/person/social';
import type { FoundField } from '../found-field';
import { hostOf } from './hosts';
import { labelAtStart, labelNetwork } from './labels';
import type { PageLink } from './page-links';
import type { Piece } from './pieces';
import type { Spot } from './spots';
import { isMember } from './websites';

/*
 * Profiles in social networks: by the hosts of links, by addresses that are shown, and by names behind a network's.
 */

interface Candidate {
  readonly id: SocialId;
  readonly value: string;
}

export function findProfiles(
  pieces: readonly Piece[],
  spots: readonly Spot[],
  links: readonly PageLink[],
): readonly FoundField[] {
  const all = [
    ...links.flatMap(linkedProfile),
    ...spots.flatMap(shownProfile),
    ...pieces.flatMap(namedProfile),
  ];
  return SOCIAL_NETWORKS.flatMap(({ id }) => {
    const own = all.filter((candidate) => candidate.id === id);
    // A person's own profile goes before that of the company.
    const best = own.find(({ value }) => !COMPANY_PAGE.test(value)) ?? own[0];
    return best === undefined ? [] : [{ field: id, value: best.value, isSure: true }];
  });
}

const COMPANY_PAGE =
  /linkedin\.com\/(?:company|school|showcase)\/|xing\.com\/(?:pages|companies)\//i;

/** Addresses at networks that are no profile: what is shared, watched, or read by everybody. */
const NO_PROFILE =
  /\/(?:share|sharer|shareArticle|intent|pin\/create|watch|playlist|hashtag|search|help|legal|policies|privacy|terms|settings|login|signup|about|events?|embed|dialog)(?:[/?#.]|$)|youtu\.be\//i;

function linkedProfile({ href, words }: PageLink): readonly Candidate[] {
  const value = /^https?:/i.test(href) ? websiteHref(href) : null;
  return value === null ? [] : profileOf(value, words);
}

function shownProfile({ what, value, network, href }: Spot): readonly Candidate[] {
  if (what === 'web') return href === null ? profileOf(value, '') : [];
  if (what === 'number' && network !== null && networkOf(network).identifiedBy === 'number') {
    return [{ id: network, value }];
  }
  return [];
}

function profileOf(address: string, words: string): readonly Candidate[] {
  const network = networkAt(address);
  const [, path = ''] = /^(?:https?:\/\/)?[^/?#]+([/?#].*)?$/i.exec(address) ?? [];
  if (network !== null) {
    const isBlank = /^[/?#]*$/.test(path) && !isOwnHost(address, network.id);
    return isBlank || NO_PROFILE.test(address) ? [] : [{ id: network.id, value: address }];
  }
  const isNamed = labelNetwork(words) === 'mastodon' && path.length > 1;
  return isNamed || isMember(address) ? [{ id: 'mastodon', value: address }] : [];
}

/** Whether somebody has a host of their own there: `jane.medium.com`. */
function isOwnHost(address: string, id: SocialId): boolean {
  const host = hostOf(address);
  return (
    !networkOf(id).hosts.some((own) => own === host) &&
    !/^(?:m|mobile|web|[a-z]{2})\.[^.]+\.[^.]+$/.test(host)
  );
}

/** An account behind the name of its network: 'Twitter: @janedoe'. */
function namedProfile({ text }: Piece): readonly Candidate[] {
  const label = labelAtStart(text);
  if (label === null || label.network === null) return [];
  const [account = ''] =
    /^@[\w.-]{2,60}(?:@[\w-]+(?:\.[\w-]+)+)?(?=$|[\s,;/])/.exec(text.slice(label.end)) ?? [];
  return account === '' ? [] : [{ id: label.network, value: account }];
}
