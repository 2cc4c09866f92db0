import { hasCompanyWord, hasLegalForm, agreementOf } from './companies';
import { CALLS } from './data/junk.data';
import { NO_NAME } from './data/names.data';
import { labelKinds, labelNetwork } from './labels';
import { isNameShaped, mailAgreement } from './name-shape';
import { lookOf, partOf, splitByLook, type Piece } from './pieces';
import { hasDepartment, hasRole } from './roles';

/*
 * The name of the person: near the top, larger or bolder than the rest, like the address of mail, and no role or company.
 */

/** What the address of mail tells of the name and the company; blank where it tells nothing. */
export interface MailWords {
  readonly local: string;
  readonly own: string;
}

export interface FoundName {
  readonly name: Piece;
  /** Of the piece in which it stands. */
  readonly whole: Piece;
  readonly isSure: boolean;
}

const CANDIDATES = 16;
const LEAST_SCORE = 3;

export function findName(pieces: readonly Piece[], mail: MailWords): FoundName | null {
  const sizes = pieces
    .flatMap((piece) => lookOf(piece)?.size ?? [])
    .toSorted((one, other) => one - other);
  const usual = sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
  const all = pieces.slice(0, CANDIDATES).flatMap((whole, place) => {
    const scored = optionsOf(whole).flatMap((name) => {
      const score = scoreOf(name, mail) + placeScore(name, place, usual);
      return score < LEAST_SCORE ? [] : [{ name, whole, score }];
    });
    // Of what begins alike the longest is the name: with degrees, with both surnames.
    return scored
      .toSorted((one, other) => other.score - one.score || lengthOf(other) - lengthOf(one))
      .slice(0, 1);
  });
  const [best] = all.toSorted((one, other) => other.score - one.score);
  if (best === undefined) return null;
  const { name, whole } = best;
  return { name, whole, isSure: mailAgreementOf(name.text, mail.local, mail.own) === 'whole' };
}

function lengthOf({ name }: { readonly name: Piece }): number {
  return name.text.length;
}

/** What of a piece may be a name: all, or what stands before or behind something that parts it. */
function optionsOf(piece: Piece): readonly Piece[] {
  const { text } = piece;
  const cuts = [...text.matchAll(CUT)].slice(0, MOST_CUTS);
  const heads = cuts.flatMap(({ index }) => partOf(piece, 0, index));
  const looks = splitByLook(piece);
  const [, prefix = ''] = PROXY.exec(text) ?? [];
  const signed = prefix === '' ? [] : partOf(piece, prefix.length, text.length);
  const tails = cuts
    .filter(({ 0: words }) => !words.includes(',') || DENSE.test(text))
    .flatMap(({ index, 0: words }) => partOf(piece, index + words.length, text.length));
  return [piece, ...signed, ...heads, ...(isPlainName(text) ? [] : looks), ...tails];
}

const MOST_CUTS = 6;
/** Before the name of somebody who signs for another. */
const PROXY = /^((?:i\.?\s?[AV]\.|ppa\.?|p\.\s?p\.|p\.\s?o\.)\s+)/u;
const CUT =
  /\s?[,،、;(（]\s?|\s[-–—/]\s|\s?[–—]\s?|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])\s/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/** Whether nothing but a name is in a text, though its parts may look different. */
function isPlainName(text: string): boolean {
  return isNameShaped(text, '') && !hasRole(text) && !hasCompanyWord(text) && !hasLegalForm(text);
}

function scoreOf({ text }: Piece, { local, own }: MailWords): number {
  const mail = mailAgreementOf(text, local, own);
  const isShaped = isNameShaped(text, own);
  // Some write their name in small letters alone.
  const isPlain = mail === 'whole' && !/[\p{Nd}@:,]/u.test(text) && !hasRole(text);
  if (!isShaped && !(isPlain && text.split(' ').length <= 4)) return Number.NEGATIVE_INFINITY;
  const told = { whole: 6, part: 4, none: 0 }[mail] + (isShaped ? 2 : 0);
  if (mail === 'whole') return told - (hasLegalForm(text) ? 6 : 0);
  return told - doubtsOf(text, mail, own);
}

/** Who has a host of their name has an address of their first. */
function mailAgreementOf(text: string, local: string, own: string) {
  const mail = mailAgreement(text, local);
  return mail === 'part' && agreementOf(text, own) === 'whole' ? 'whole' : mail;
}

function doubtsOf(text: string, mail: string, own: string): number {
  const isSingle = !/[\s・]/u.test(text) && !DENSE.test(text);
  const agreement = mail === 'none' ? agreementOf(text, own) : 'none';
  const isLabel = labelKinds(text).length > 0 || labelNetwork(text) !== null;
  return (
    (isSingle && mail === 'none' ? 3 : 0) +
    (hasRole(text) ? 6 : 0) +
    (hasDepartment(text) ? 4 : 0) +
    (hasLegalForm(text) ? 6 : 0) +
    (hasCompanyWord(text) ? 5 : 0) +
    ({ whole: 7, part: 5, none: 0 } as const)[agreement] +
    (CALLS.test(text) || NO_NAME.test(text) ? 5 : 0) +
    (isLabel ? 10 : 0)
  );
}

function placeScore(name: Piece, place: number, usual: number): number {
  const look = lookOf(name);
  const isLarge = look !== null && look.size > usual + 0.5;
  const isBold = look !== null && look.weight >= 600;
  return Math.max(-2, 2 - place) + (isLarge ? 2 : 0) + (isBold ? 1 : 0);
}
