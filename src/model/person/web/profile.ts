import { memoize, memoizeObject } from '../../../base/memoize';
import type { SafeHref } from '../../links';
import {
  networkOf,
  SOCIAL_NETWORKS,
  type NetworkRow,
  type SocialId,
  type SocialNetwork,
} from '../social';
import { phoneHref } from '../phone/phone';
import { cleanAddress, toHalfWidth } from './clean-address';
import { emailHref } from './email';
import { encodedPath, websiteHref } from './web-address';

/** A social profile as a link: an address, or the bare account as its network has them; null for anything else. */
export function socialHref(id: SocialId, value: string): SafeHref | null {
  return hrefWithin(networkOf(id))(value);
}

/** Templates, icons and checks ask for the same few. In characters, for each network. */
const MOST_KEPT = 1000;

const hrefWithin = memoizeObject((network: SocialNetwork) =>
  memoize((value) => readProfile(network, value), MOST_KEPT),
);

function readProfile(network: SocialNetwork, value: string): SafeHref | null {
  const given = toHalfWidth(cleanAddress(value));
  const { pages = [] }: NetworkRow = network;
  if (pages.includes(given)) return null;
  const account = given.replace(/\/$/, '');
  return pageHref(network, account) ?? accountHref(network, account) ?? websiteHref(value);
}

/** An address within a network from behind its host on, as `in/jane-doe`. */
function pageHref({ hosts: [host], pages = [] }: NetworkRow, given: string): SafeHref | null {
  const path = given.replace(/^\//, '');
  const page = pages.find((begin) => path.startsWith(begin));
  const isWhole = page !== undefined && PAGE.test(path.slice(page.length));
  return isWhole ? `https://${host}/${encodedPath(path)}` : null;
}

/** What begins with an account or the name of a page. */
const PAGE = /^[\p{L}\p{N}_+-][^\s@:\\]*$/u;

function accountHref(network: SocialNetwork, given: string): SafeHref | null {
  switch (network.identifiedBy) {
    case 'name':
      return profileHref(network, accountName(given, network.hosts));
    case 'number':
      return profileHref(network, fullNumber(given));
    case 'handle':
      return profileHref(network, wholeHandle(given));
    case 'member':
      return memberHref(given);
    case 'address':
      return emailHref(given) ?? (/\p{L}/u.test(given) ? null : phoneHref(given));
  }
}

function profileHref({ hosts: [host], profile }: SocialNetwork, account: string | null) {
  if (account === null || host === undefined) return null;
  return `https://${host}/${profile}${encodeURIComponent(account)}` as const;
}

/** A name, with or without `@`; null for what is the address of the network itself. */
function accountName(given: string, hosts: readonly string[]): string | null {
  const name = /^@?([\p{L}\p{N}_-][\p{L}\p{N}_.-]*)$/u.exec(given)?.[1];
  const isHost = hosts.some((host) => name?.toLowerCase().endsWith(host) === true);
  return name === undefined || isHost ? null : name;
}

/** Handles of Bluesky are names of hosts; those without a dot are of its own. */
function wholeHandle(given: string): string | null {
  const name = accountName(given, ['bsky.app']);
  return name === null || name.includes('.') ? name : `${name}.bsky.social`;
}

/** An account at whichever server of Mastodon it is. */
function memberHref(given: string): SafeHref | null {
  const [, name, server = ''] = /^@?([\w.-]+)@([^@\s]+\.[^@\s]+)$/u.exec(given) ?? [];
  const site = websiteHref(server);
  return name === undefined || site === null || /[/?#]/.test(server) ? null : `${site}/@${name}`;
}

/**
 * The digits of a number with its country code, after `+` or `00` or as bare digits; null where letters are in it or its
 * country is unclear. E.164 has 15 digits at most.
 */
function fullNumber(given: string): string | null {
  if (/\p{L}/u.test(given)) return null;
  const reported = phoneHref(given)?.replace('tel:+', '') ?? '';
  return [reported, given].find((digits) => /^[1-9]\d{6,14}$/.test(digits)) ?? null;
}

/** The other network to which an address in the field of a network leads; null where it leads to none. */
export function strayNetwork(id: SocialId, value: string): SocialNetwork | null {
  const found = networkAt(socialHref(id, value) ?? '');
  return found === null || found.id === id || id === 'link' ? null : found;
}

/** The network at whose host a web address is, with or without its scheme; null for any other. */
export function networkAt(address: string): SocialNetwork | null {
  const [, host = ''] = /^(?:https?:)?(?:\/\/)?([^\s/?#:@]+)(?:[/?#:]|$)/i.exec(address) ?? [];
  const isAt = (own: string): boolean => `.${host}`.toLowerCase().endsWith(`.${own}`);
  return SOCIAL_NETWORKS.find(({ hosts }) => hosts.some(isAt)) ?? null;
}
