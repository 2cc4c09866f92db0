import { phonesIn } from '../../../model/person/phone/phone';
import type { FoundField } from '../found-field';
import { emailDisplay, parseEmail } from '../../../model/person/web/email';
import { SHARED_MAILBOXES } from './data/hosts.data';
import { isOfNumber, type Spot } from './spots';
import { labelKinds, pictureLabel, type LabelKind } from './labels';
import { isMobileNumber } from './phones';
import type { PageLink } from './page-links';

/* Assigns the email addresses and the numbers of a signature to fields. */

/** The email address: the first of a person, or the first at all. */
export function findEmail(spots: readonly Spot[], links: readonly PageLink[]): FoundField | null {
  const shown = spots.filter(({ what, kinds }) => what === 'email' && !kinds.includes('other'));
  const written = links.filter(({ href }) => /^mailto:/i.test(href)).map(({ href }) => href);
  const all = [
    ...shown.map(({ value }) => emailDisplay(value)),
    ...written.flatMap((href) => parseEmail(href)?.shown ?? []),
  ];
  const own = all.find((value) => !SHARED_MAILBOXES.test(value.split('@')[0] ?? ''));
  const value = own ?? all[0];
  return value === undefined ? null : { field: 'email', value, isSure: true };
}

type NumberField = 'phone' | 'mobile' | 'fax';

interface Candidate {
  readonly value: string;
  readonly kinds: readonly LabelKind[];
  readonly isLinked: boolean;
}

/** The numbers. `ending` is what the hosts of the signature end with. */
export function findNumbers(
  spots: readonly Spot[],
  links: readonly PageLink[],
  ending: string,
): readonly FoundField[] {
  const all = distinct([...shownNumbers(spots), ...linkedNumbers(links)]);
  const labeled = (...kinds: readonly LabelKind[]) =>
    kinds.flatMap((kind) => all.filter(({ kinds: own }) => own.find(isNumberKind) === kind))[0];
  const bare = all.filter(({ kinds }) => !isOfNumber(kinds));
  const isMobile = ({ value }: Candidate) => isMobileNumber(value, ending);
  const mobile = labeled('mobile') ?? bare.find(isMobile);
  const rest = bare.filter((candidate) => candidate !== mobile);
  const phone = labeled('direct', 'phone', 'office') ?? rest[0];
  const second = mobile ?? rest.find((candidate) => candidate !== phone);
  return [
    ...numberField('phone', phone),
    ...numberField('mobile', second),
    ...numberField('fax', labeled('fax')),
  ];
}

function numberField(field: NumberField, found: Candidate | undefined): readonly FoundField[] {
  if (found === undefined) return [];
  const { value, kinds, isLinked } = found;
  return [{ field, value, isSure: isOfNumber(kinds) || isLinked }];
}

function isNumberKind(kind: LabelKind): boolean {
  return isOfNumber([kind]);
}

function shownNumbers(spots: readonly Spot[]): readonly Candidate[] {
  return spots.flatMap(({ what, value, kinds, network, href }) => {
    const isOther = kinds.includes('other') && !isOfNumber(kinds);
    if (what !== 'number' || isOther || network !== null) return [];
    return [{ value, kinds, isLinked: href !== null }];
  });
}

/** Numbers that no words show: an icon or 'Call me' leads to them. */
function linkedNumbers(links: readonly PageLink[]): readonly Candidate[] {
  return links.flatMap(({ href, words }) => {
    const scheme = /^(?:tel|callto|sms|fax):/i.exec(href)?.[0].toLowerCase();
    if (scheme === undefined || /\p{Nd}{3}/u.test(words)) return [];
    const reported = [...labelKinds(words), ...pictureLabel(words)];
    const own: readonly LabelKind[] =
      scheme === 'fax:' ? ['fax'] : scheme === 'sms:' ? ['mobile'] : reported;
    const known = own.some(isNumberKind) ? own : [];
    return withoutScheme(href, /^\w+:/).flatMap((value) =>
      /\d{3}/.test(value) ? [{ value, kinds: known, isLinked: true }] : [],
    );
  });
}

/** Of numbers that occur twice, the first. */
function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const numbers = phonesIn(value).map(({ dialed }) => dialed.slice(-9));
    const isNew = numbers.length === 0 || numbers.some((number) => !seen.has(number));
    for (const number of numbers) seen.add(number);
    return isNew;
  });
}

function withoutScheme(href: string, scheme: RegExp): readonly string[] {
  const [bare = ''] = scheme.test(href)
    ? href.replace(scheme, '').replace(/^\/\//, '').split('?')
    : [];
  const value = decoded(bare).trim();
  return value === '' ? [] : [value];
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
