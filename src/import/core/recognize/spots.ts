import type { SocialId } from '../../../model/person/social';
import type { LabelsBeside } from './beside';
import { GENERIC_ENDINGS } from './data/hosts.data';
import { labelAtEnd, labelAtStart, labelKinds, type LabelKind } from './labels';
import { hrefsAt } from './lines';
import { numbersIn } from './phones';
import type { Piece, TextRange } from './pieces';

/* Finds where in a piece of text an email address, a web address or a number stands, with the label that shows which. */

export interface Spot extends TextRange {
  readonly what: 'email' | 'web' | 'number';
  readonly piece: Piece;
  readonly value: string;
  /** Where its label begins, or itself. */
  readonly labelStart: number;
  /** Where its label ends that stands behind it, or itself. */
  readonly labelEnd: number;
  readonly kinds: readonly LabelKind[];
  readonly network: SocialId | null;
  /** Where it leads, if anywhere. */
  readonly href: string | null;
}

/** The spots of a piece, from the left. Ranges are of its line. */
export function spotsIn(piece: Piece, beside: LabelsBeside): readonly Spot[] {
  const bare = bareSpots(piece, beside);
  let from = 0;
  return bare.flatMap((spot, index): readonly Spot[] => {
    const next = bare[index + 1]?.start ?? piece.text.length;
    const before = labelAtEnd(piece.text.slice(from, spot.start));
    const after = before === null ? labelBehind(piece.text.slice(spot.end, next)) : null;
    const isFirst = piece.line.text.slice(0, piece.start + spot.start).trim().length <= 1;
    const apart = before === null && after === null && isFirst ? beside(piece.line) : [];
    const kinds = before?.kinds ?? after?.kinds ?? apart;
    // A stroke ends what stands before it.
    const isApart = /[/|]\s*$/.test(piece.text.slice(from, spot.start));
    const isLabelled = isOfNumber(kinds) && spot.isShort !== true && !isApart;
    const isSure = spot.isPlain || (spot.href === null ? isLabelled : isLinked(piece, spot));
    if (spot.what === 'number' && !isSure) return [];
    const end = spot.end + (after?.length ?? 0);
    const shift = (at: number) => piece.start + at;
    const made: Spot = {
      what: spot.what,
      piece,
      kinds,
      network: before?.network ?? null,
      value: piece.text.slice(spot.start, spot.end),
      href: spot.href,
      start: shift(spot.start),
      end: shift(spot.end),
      labelStart: shift(before === null ? spot.start : from + before.start),
      labelEnd: shift(end),
    };
    from = end;
    return [made];
  });
}

/** Whether the link of a number leads to it: not to another beside it, with the number of a room or a postcode between. */
function isLinked({ text }: Piece, { start, end, href, isShort }: BareSpot): boolean {
  const digits = text.slice(start, end).replace(/\D/g, '');
  const linked = href?.replace(/\D/g, '') ?? '';
  if (isShort === true) return linked === digits;
  return href !== null && (linked.endsWith(digits) || digits.endsWith(linked));
}

interface BareSpot extends TextRange {
  readonly what: Spot['what'];
  readonly isPlain: boolean;
  readonly isShort?: boolean;
  readonly href: string | null;
}

/** Kinds of labels that numbers have. */
const NUMBER_KINDS: ReadonlySet<LabelKind> = new Set([
  'direct',
  'phone',
  'office',
  'mobile',
  'fax',
]);

export function isOfNumber(kinds: readonly LabelKind[]): boolean {
  return kinds.some((kind) => NUMBER_KINDS.has(kind));
}

function bareSpots(piece: Piece, beside: LabelsBeside): readonly BareSpot[] {
  const emails = emailsIn(piece.text);
  const masked = mask(piece.text, emails);
  const isLabelled = ({ start, end }: TextRange): boolean => {
    const isAlone = piece.text.slice(0, start).trim() === '' && piece.text.slice(end).trim() === '';
    const own =
      labelAtEnd(piece.text.slice(0, start))?.kinds ?? (isAlone ? beside(piece.line) : []);
    return own.includes('website');
  };
  const webs = addressesIn(masked, isLabelled);
  const numbers = numbersIn(mask(masked, webs));
  const at = (range: TextRange) =>
    hrefsAt(piece.line, piece.start + range.start, piece.start + range.end)[0] ?? null;
  return [
    ...emails.map((range) => ({
      ...range,
      what: 'email' as const,
      isPlain: true,
      href: at(range),
    })),
    ...webs.map((range) => ({ ...range, what: 'web' as const, isPlain: true, href: at(range) })),
    ...numbers.map((range) => ({ ...range, what: 'number' as const, href: telephone(at(range)) })),
  ].toSorted((one, other) => one.start - other.start);
}

function telephone(href: string | null): string | null {
  return href !== null && /^(?:tel|callto|sms|fax):/i.test(href) ? href : null;
}

/** The text with other letters in some ranges, so that nothing is found in them again. */
function mask(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + '_'.repeat(end - start) + masked.slice(end),
    text,
  );
}

/** A label behind a number: '555 0104 (mobile)'. Only where nothing but it stands there, or it is in brackets. */
function labelBehind(
  text: string,
): { readonly kinds: readonly LabelKind[]; readonly length: number } | null {
  const bracket = /^\s{0,2}[([]([^)\]]{1,30})[)\]]/u.exec(text);
  const [whole, words] = bracket ?? [text, text];
  if (words === undefined || words.length > 30 || /^\s*[,;/|]/u.test(words)) return null;
  if (labelAtStart(text.trim()) !== null) return null;
  const kinds = labelKinds(words);
  return kinds.length === 0 ? null : { kinds, length: whole.length };
}

/* Email and web addresses among other words. */

const EMAIL =
  /(?<![\p{L}\p{N}@._%+'&=-])[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'&=-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}@-])/gu;

const ADDRESS =
  /(?<![\p{L}\p{N}@._%+'/-])(https?:\/\/)?(www\d?\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}(\p{L}{2,24})(?::\d{2,5})?(?![\p{L}\p{N}@-])(?:[/?#][^\s|<>"“”]{0,300})?/giu;

/** Where email addresses stand. */
function emailsIn(text: string): readonly TextRange[] {
  return text.includes('@') ? rangesOf(text.matchAll(EMAIL)) : [];
}

/** Where web addresses stand, with or without their scheme. What has a label that shows what it is may end in any way. */
function addressesIn(
  text: string,
  isLabelled: (range: TextRange) => boolean,
): readonly TextRange[] {
  if (!text.includes('.')) return [];
  const found = [...text.matchAll(ADDRESS)].filter(
    ({ index, 0: words, 1: scheme, 2: www, 3: ending = '' }) =>
      scheme !== undefined ||
      www !== undefined ||
      isBareHost(words, ending) ||
      (isHostLike(words) && isLabelled({ start: index, end: index + words.length })),
  );
  return rangesOf(found);
}

function isHostLike(words: string): boolean {
  return /^[\p{Ll}\p{N}-]{2,}(?:\.[\p{Ll}\p{N}-]{2,})+(?:[/?#]|$)/u.test(words);
}

/** Whether a host without scheme and `www.` is one, by its ending: 'acme.com', but neither 'B.Sc' nor 'e.V'. */
function isBareHost(words: string, ending: string): boolean {
  const host = words.split(/[/?#:]/u)[0] ?? '';
  const own = host.slice(0, -ending.length - 1);
  if (own.length < 2 || !/\p{L}\p{N}|\p{L}{2}|\p{N}\p{L}/u.test(own)) return false;
  if (GENERIC_ENDINGS.has(ending.toLowerCase())) return true;
  return ending.length === 2 && ending === ending.toLowerCase() && /^[\p{Ll}\p{N}.-]+$/u.test(host);
}

function rangesOf(found: Iterable<RegExpExecArray>): readonly TextRange[] {
  return [...found].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.replace(/[.,;:!?)\]}'"]+$/u, '').length,
  }));
}
