import type { FoundField } from '../found-field';
import { networkAt } from '../../../model/person/web/profile';
import { hostOf, isTool, ownWord } from './hosts';
import { labelAtStart, labelKinds, pictureLabel } from './labels';
import { MASTODON_HOSTS } from './data/hosts.data';
import type { PageLink } from './page-links';
import type { Spot } from './spots';

/*
 * The person's own site: what is shown as words goes before what is only linked, and the host of the email address before all
 * others.
 */

interface Candidate {
  readonly value: string;
  readonly host: string;
  readonly isLabeled: boolean;
  readonly isShown: boolean;
  readonly isSure: boolean;
}

/** The website. `mail` is the host of the email address. */
export function findWebsite(
  spots: readonly Spot[],
  links: readonly PageLink[],
  mail: string,
): FoundField | null {
  const own = ownWord(mail);
  const all = [...shownSites(spots), ...linkedSites(links)].filter(
    ({ host, value }) =>
      networkAt(value) === null &&
      !isMember(value) &&
      (!isTool(value) || (own !== '' && ownWord(host) === own)),
  );
  const isOwn = ({ host }: Candidate) => own !== '' && ownWord(host) === own;
  const rank = (site: Candidate) =>
    (isOwn(site) ? 8 : 0) +
    (site.isLabeled ? 4 : 0) +
    (site.isShown ? 2 : 0) +
    (hasPath(site.value) ? 0 : 1);
  const [best] = all.toSorted((one, other) => rank(other) - rank(one));
  if (best === undefined) return null;
  // What only a button or a picture leads to may be an offer, an appointment or a news item of one's own host.
  const isPlain = best.isShown || !hasPath(best.value);
  const isSure = best.isSure || best.isLabeled || (isOwn(best) && isPlain);
  return { field: 'website', value: best.value, isSure, ...(!isSure && { isDoubtful: !isPlain }) };
}

/** What pages are called that are about a company's rights. */
const NOTICES =
  'unsubscribe|opt-?out|privacy|datenschutz(?:erklaerung)?|impressum|imprint|disclaimer|legal|terms|agb|mentions|aviso|nota-legal|note-legali|polityka|privacidade|privacidad|voorwaarden|policy|policies|preferences';

/** Such a word at the beginning or the end of a part of a path, or of other words. */
const NOTICE = new RegExp(`(?:^|[/\\s_.?&=-])(?:${NOTICES})(?=$|[/\\s_.?#&=,-])`, 'i');

const NOTICE_LABEL = new RegExp(`^(?:${NOTICES})$`, 'i');

const NO_PAGE = /facebook\.com\/sharer|\.(?:png|jpe?g|gif|svg|pdf|vcf|ics)(?:[?#]|$)/i;

/** Addresses among words, with what may stand before their hosts. */
const HOSTS = /(?:https?:)?(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu;

/** Whether an address, or the words that lead to it, are of what somebody's own site is not. */
function isNotOwn(address: string, words = ''): boolean {
  const host = hostOf(address);
  const path = address.replace(/^(?:https?:)?(?:\/\/)?[^/?#]*/i, '');
  return (
    NO_PAGE.test(address) ||
    hasNoticeLabel(host) ||
    NOTICE.test(path) ||
    NOTICE.test(words.replaceAll(HOSTS, ' ').trim())
  );
}

/** An account at a server of Mastodon. */
export function isMember(address: string): boolean {
  return MASTODON_HOSTS.test(hostOf(address)) && /\/@[\w.-]+/.test(address);
}

/** Whether a part of a host before its owner's is such a word: `legal.acme.com`. */
function hasNoticeLabel(host: string): boolean {
  const labels = host.split('.');
  const own = labels.lastIndexOf(ownWord(host));
  return labels.slice(0, Math.max(0, own)).some((label) => NOTICE_LABEL.test(label));
}

function shownSites(spots: readonly Spot[]): readonly Candidate[] {
  return spots.flatMap(({ what, value, kinds, network, href }) => {
    const isOther = kinds.includes('other') || network !== null || isNotOwn(value);
    if (what !== 'web' || isOther) return [];
    return [
      {
        value: withScheme(value, href),
        host: hostOf(value),
        isLabeled: kinds.includes('website'),
        isShown: true,
        isSure: href !== null || /^(?:https?:|www\.)/i.test(value),
      },
    ];
  });
}

/** A site that is shown without its scheme leads where its link does: not every host answers to `https:`. */
function withScheme(value: string, href: string | null): string {
  const isPlain = href !== null && /^http:/i.test(href) && hostOf(href) === hostOf(value);
  return isPlain && !/^https?:/i.test(value) ? `http://${value}` : value;
}

function linkedSites(links: readonly PageLink[]): readonly Candidate[] {
  return links.flatMap(({ href, words, piece }) => {
    const host = hostOf(href);
    const isMail = words.includes('@');
    if (!/^https?:/i.test(href) || host === '' || isMail || isNotOwn(href, words)) return [];
    const kinds =
      piece === null
        ? pictureLabel(words)
        : [...labelKinds(words), ...(labelAtStart(words)?.kinds ?? [])];
    const isLabeled = kinds.includes('website') || /\b(?:web ?site|homepage)\b/i.test(words);
    return [{ value: href, host, isLabeled, isShown: false, isSure: false }];
  });
}

function hasPath(address: string): boolean {
  return /^(?:https?:\/\/)?[^/?#]+(?:\/[^/]|\/?[?#].)/i.test(address);
}
