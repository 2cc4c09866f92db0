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
  const isSure = best.isSure || best.isLabeled || isOwn(best);
  return { field: 'website', value: best.value, isSure };
}

/** What somebody's own site has no address of. */
const NOT_OWN =
  /unsubscribe|opt-?out|privacy|datenschutz|impressum|disclaimer|legal|terms|agb|mentions|aviso|policy|policies|preferences|facebook\.com\/sharer|\.(?:png|jpe?g|gif|svg|pdf|vcf|ics)(?:[?#]|$)/i;

/** An account at a server of Mastodon. */
export function isMember(address: string): boolean {
  return MASTODON_HOSTS.test(hostOf(address)) && /\/@[\w.-]+/.test(address);
}

function shownSites(spots: readonly Spot[]): readonly Candidate[] {
  return spots.flatMap(({ what, value, kinds, network, href }) => {
    const isOther = kinds.includes('other') || network !== null || NOT_OWN.test(value);
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
    if (!/^https?:/i.test(href) || host === '' || isMail || NOT_OWN.test(`${href} ${words}`))
      return [];
    const kinds =
      piece === null
        ? pictureLabel(words)
        : [...labelKinds(words), ...(labelAtStart(words)?.kinds ?? [])];
    const isLabeled = kinds.includes('website') || /\b(?:web ?site|homepage)\b/i.test(words);
    return [{ value: href, host, isLabeled, isShown: false, isSure: false }];
  });
}

function hasPath(address: string): boolean {
  return /^(?:https?:\/\/)?[^/]+\/./i.test(address);
}
