import { isSmallWord } from '../../../model/person/name/family';
import { parseName } from '../../../model/person/name/name';
import { hasCompanyWord, hasLegalForm, agreementOf, condensed, withUmlauts } from './companies';
import { CALLS } from './data/junk.data';
import { NO_NAME, TRADE_TITLES } from './data/names.data';
import { labelKinds, labelNetwork } from './labels';
import { lookOf, partOf, splitByLook, type Piece } from './pieces';
import { hasDepartment, hasRole } from './roles';

/* The name of the person: near the top, larger or bolder than the rest, like the email address, and no role or company. */

/** The parts of an email address that show the name and the company; blank where they show neither. */
export interface MailWords {
  readonly local: string;
  readonly own: string;
}

export interface FoundName {
  readonly name: Piece;
  /** The piece in which it stands. */
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
      const score =
        scoreOf(name, mail) +
        placeScore(name, place, usual) +
        besideScore(name, whole) +
        ownerScore(name, pieces);
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

/** What of a piece may be a name: all but symbols at its ends, or what stands before or behind something that parts it. */
function optionsOf(whole: Piece): readonly Piece[] {
  const [piece = whole] = withoutSymbols(whole);
  const { text } = piece;
  const cuts = [...text.matchAll(CUT)].slice(0, MOST_CUTS);
  const heads = cuts.flatMap(({ index }) => partOf(piece, 0, index));
  const looks = splitByLook(piece);
  const [, prefix = ''] = PROXY.exec(text) ?? [];
  const signed = prefix === '' ? [] : partOf(piece, prefix.length, text.length);
  const tails = cuts
    .filter(({ 0: words }) => !words.includes(',') || DENSE.test(text))
    .flatMap(({ index, 0: words }) => partOf(piece, index + words.length, text.length));
  const middles = DENSE.test(text) ? middlesOf(piece, cuts) : [];
  const own = [...signed, ...behindTrade(piece)];
  return [piece, ...own, ...heads, ...(isPlainName(text) ? [] : looks), ...tails, ...middles];
}

/** Hearts, stars and the like before and behind the words of a piece are no part of them. */
function withoutSymbols(piece: Piece): readonly Piece[] {
  const { text } = piece;
  const [before = ''] = /^[\s\p{So}\p{Sk}\ufe0f\u200d]*/u.exec(text) ?? [];
  const [behind = ''] = /[\s\p{So}\p{Sk}\ufe0f\u200d]*$/u.exec(text) ?? [];
  return partOf(piece, before.length, text.length - behind.length);
}

/** What stands between two cuts: '係長 三枝 真理子（さえぐさ まりこ）'. */
function middlesOf(piece: Piece, cuts: readonly RegExpExecArray[]): readonly Piece[] {
  return cuts.flatMap((from, at) =>
    cuts.slice(at + 1).flatMap((to) => partOf(piece, from.index + from[0].length, to.index)),
  );
}

/** The name behind what its owner is: 'Rechtsanwältin Ute Behrmann'. */
function behindTrade(piece: Piece): readonly Piece[] {
  const [whole = '', trade = ''] = /^(\p{L}+)\s+(?=\p{Lu}\S*\s+\S)/u.exec(piece.text) ?? [];
  const isTrade = TRADE_TITLES.has(trade.toLowerCase());
  return isTrade && isPlainName(piece.text.slice(whole.length))
    ? partOf(piece, whole.length, piece.text.length)
    : [];
}

const MOST_CUTS = 6;
/** Before the name of somebody who signs for another. */
const PROXY = /^((?:i\.?\s?[AV]\.|ppa\.?|p\.\s?p\.|p\.\s?o\.)\s+)/u;
const CUT =
  /\s?[,،、;]\s?|\s?[(（](?!\p{Nd}+[)）])\s?|\s[-–—/]\s|\s?[–—]\s?|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])\s/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/** Whether nothing but a name is in a text, though its parts may look different. */
function isPlainName(text: string): boolean {
  return isNameShaped(text, '') && !hasRoleIn(text) && !hasCompanyWord(text) && !hasLegalForm(text);
}

function scoreOf({ text }: Piece, { local, own }: MailWords): number {
  const mail = mailAgreementOf(text, local, own);
  const isShaped = isNameShaped(text, own);
  // Some write their name in small letters alone.
  const isPlain = mail === 'whole' && !/[\p{Nd}@:,]/u.test(text) && !hasRole(text);
  if (!isShaped && !(isPlain && text.split(' ').length <= 4)) return Number.NEGATIVE_INFINITY;
  const reported = { whole: 6, part: 4, none: 0 }[mail] + (isShaped ? 2 : 0);
  if (mail === 'whole') return reported - (hasLegalForm(text) ? 6 : 0);
  return reported - doubtsOf(text, mail, own);
}

/** At a host that is named after the person, an address is mostly the first name. */
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
    (hasRoleIn(text) ? 6 : 0) +
    (hasDepartment(text) ? 4 : 0) +
    (hasLegalForm(text) ? 6 : 0) +
    (hasCompanyWord(text) ? 5 : 0) +
    ({ whole: 7, part: 5, none: 0 } as const)[agreement] +
    (CALLS.test(text) || NO_NAME.test(text) ? 5 : 0) +
    (isLabel ? 10 : 0)
  );
}

/** Whether a role is in a name: a title before it is none. */
function hasRoleIn(text: string): boolean {
  return hasRole(text.slice(parseName(text).prefix.length));
}

function placeScore(name: Piece, place: number, usual: number): number {
  const look = lookOf(name);
  const isLarge = look !== null && look.size > usual + 0.5;
  const isBold = look !== null && look.weight >= 600;
  return Math.max(-2, 2 - place) + (isLarge ? 2 : 0) + (isBold ? 1 : 0);
}

/** Firms are called after their owners: 'Ruth Palmer' where there is 'Ruth Palmer & Sons'. */
function ownerScore(name: Piece, pieces: readonly Piece[]): number {
  const isOne = name.text === name.line.text.trim() && name.text.split(/\s/u).length > 1;
  if (!isOne || !isPlainName(name.text)) return 0;
  const isFirm = ({ text }: Piece): boolean =>
    text.startsWith(`${name.text} `) && (hasCompanyWord(text) || hasLegalForm(text));
  return pieces.some(isFirm) ? 4 : 0;
}

/** In East Asia names have their reading behind them, and the role before them. */
function besideScore(name: Piece, whole: Piece): number {
  if (!DENSE.test(name.text)) return 0;
  const before = whole.text.slice(0, name.start - whole.start);
  const behind = whole.text.slice(name.end - whole.start);
  return (READING.test(behind) ? 3 : 0) + (hasRole(before) ? 2 : 0);
}

const READING = /^\s?[(（][\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+[)）]/u;

/*
 * Whether words have the shape of a person's name, and how well they agree with an address of mail.
 */

const LONGEST = 60;
const MOST_WORDS = 6;

/** Whether words could be a full name, with titles and degrees. `own` is the company's word of the host of its mail. */
function isNameShaped(typed: string, own: string): boolean {
  const text = typed.replaceAll(HEBREW_QUOTES, '״');
  if (
    text.length > LONGEST ||
    /[\p{Nd}@|:;!?"“”„«»\\_#%+=<>]/u.test(text.replace(/["“”][\p{L}]+["“”]/gu, ''))
  )
    return false;
  if (DENSE_NAME.test(text)) return true;
  const { given, family, suffix, note } = parseName(text.replaceAll(ASIDE, ''));
  const degrees = suffix.split(/[\s,]+/u);
  if (note !== '' || degrees.some((word) => agreementOf(word, own) !== 'none')) return false;
  const words = `${given} ${family}`.trim().split(' ');
  const isEnough = words.length <= MOST_WORDS && words.some((word) => /\p{L}{2}/u.test(word));
  return isEnough && words.every((word, at) => isNameWord(word, at));
}

/** Within a Hebrew word they shorten it, whichever sign is typed. */
const HEBREW_QUOTES = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu;

/** How well a name agrees with what stands before the `@` of an address. */
function mailAgreement(name: string, local: string): 'whole' | 'part' | 'none' {
  const reported = condensed(local.replace(/\+.*$/, '').replace(/\d+$/, ''));
  const all = local.split(/[._+\-\d]+/).map(condensed);
  const parts = all.filter((part) => part !== '' && !(all.length > 2 && isSmallWord(part)));
  if (reported.length < 2) return 'none';
  const plain = agreement(nameWords(name), reported, parts);
  return plain === 'none' ? agreement(nameWords(withUmlauts(name)), reported, parts) : plain;
}

function agreement(words: readonly string[], reported: string, parts: readonly string[]) {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const given = words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('');
  const isEach =
    parts.length > 1 &&
    parts.every((part) => part === given || words.some((word) => isShort(part, word)));
  const joined = [first + last, last + first, words.join('')];
  const shortened = [first.charAt(0) + last, first + last.charAt(0), last + first.charAt(0)];
  if (words.length > 1 && (isEach || [...joined, ...shortened].includes(reported))) return 'whole';
  const initials = words.map((word) => word.charAt(0)).join('');
  const isOne = words.some((word) => word.length > 1 && word === reported);
  const isStart =
    reported.length > 3 && words.some((word) => word.length > 3 && reported.startsWith(word));
  return isOne || isStart || (words.length > 1 && initials === reported) ? 'part' : 'none';
}

/** Names in scripts that have no capitals and few or no blanks. */
const DENSE_NAME =
  /^(?:\p{Script=Han}{1,4}\s?\p{Script=Han}{1,4}|[\p{Script=Han}々]{1,3}\s?[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}|[\p{Script=Katakana}ー]{2,10}[\s・]?[\p{Script=Katakana}ー]{0,10}|[\p{Script=Hiragana}]{2,5}\s[\p{Script=Hiragana}]{2,5}|[가-힣]{2,5}|[가-힣]{1,2}\s[가-힣]{1,3})$/u;

/** Nicknames and the like. */
const ASIDE = /\s*[("“'][^()"“”]{1,30}[)"”'](?=\s|$)/gu;

function isNameWord(word: string, at: number): boolean {
  if (/^\p{Lu}[\p{L}\p{M}'’ʼ.\-‐]*$/u.test(word)) return true;
  if (at > 0 && isSmallWord(word)) return true;
  // Particles may begin a name, and be one with it.
  if (
    /^(?:d['’]|al-|el-|o['’]|mc|van|von|de|da|di|ten|ter|bin|ibn|abu|le|la|af)[\p{L}'’-]*$/u.test(
      word,
    )
  )
    return true;
  return /^[\p{Lo}\p{M}'’׳״"־-]{2,}$/u.test(word);
}

/** The words of a name without titles, small words and degrees, as addresses have them. */
function nameWords(name: string): readonly string[] {
  const { given, family } = parseName(name);
  const words = `${given} ${family}`
    .split(/[\s-]+/u)
    .map(condensed)
    .filter((word) => word !== '');
  return words.filter((word) => !isSmallWord(word) || words.length < 3);
}

/** Whether a part of an address is a word of a name or its first letter. */
function isShort(part: string, word: string): boolean {
  return (
    part === word ||
    (part.length === 1 && word.startsWith(part)) ||
    (part.length > 2 && word.startsWith(part))
  );
}
