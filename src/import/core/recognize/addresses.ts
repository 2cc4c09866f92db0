import type { FoundField } from '../found-field';
import {
  COUNTRIES,
  DENSE_ADDRESSES,
  HOUSE,
  PLACE,
  STREET,
  STREET_AND_TOWN,
} from './data/addresses.data';
import type { LabelsBeside } from './beside';
import { endOfLegalForm } from './companies';
import { hasRole } from './roles';
import { isMap } from './hosts';
import { labelAtStart, labelKinds } from './labels';
import { hrefsOf, partOf, type Piece } from './pieces';
import { hasPostCode } from './post-codes';
import { withoutSentence } from './sentence-behind';

/*
 * Postal addresses: pieces that follow one another and look like parts of one.
 */

export interface FoundAddresses {
  readonly fields: readonly FoundField[];
  /** What the addresses have of the pieces. */
  readonly taken: readonly Piece[];
}

/** The first two addresses. */
export function findAddresses(pieces: readonly Piece[], beside: LabelsBeside): FoundAddresses {
  const groups = groupsOf(pieces.map((piece) => readPart(piece, beside)));
  const fields = groups.slice(0, 2).map((parts, index): FoundField => {
    const isSure = parts.some(({ isLabeled }) => isLabeled) || isWhole(parts);
    const isDoubtful = !isSure && !parts.some(({ piece }) => /\p{Nd}/u.test(piece.text));
    return {
      field: index === 0 ? 'address' : 'secondAddress',
      value: valueOf(parts),
      isSure,
      ...(isDoubtful && { isDoubtful }),
    };
  });
  return { fields, taken: groups.slice(0, 2).flatMap((parts) => parts.map(({ taken }) => taken)) };
}

/** What a piece has of an address. */
interface Part {
  readonly piece: Piece;
  /** With the sentence behind it. */
  readonly taken: Piece;
  readonly isLabeled: boolean;
  readonly hasPost: boolean;
  readonly hasStreet: boolean;
  readonly hasPlace: boolean;
  readonly isCountry: boolean;
  /** Whether it is a house that has a name instead of a number. */
  readonly hasHouse: boolean;
}

const LONGEST = 160;

function readPart(whole: Piece, beside: LabelsBeside): Part {
  const labeled = withoutLabel(whole);
  const taken = withoutCompany(labeled.piece);
  const piece = withoutSentence(taken);
  const { text } = piece;
  const apart =
    piece.start === whole.start && whole.line.text.trim() === whole.text ? beside(whole.line) : [];
  const isShort = text.length <= LONGEST;
  const isDense = DENSE_ADDRESSES.some((pattern) => pattern.test(text));
  const hasNumber = /\p{Nd}/u.test(text);
  return {
    piece,
    taken,
    isLabeled:
      labeled.isLabeled ||
      isOfAddress(apart) ||
      isOffice(apart, text) ||
      hrefsOf(whole).some(isMap),
    hasPost: isShort && (isDense || (hasNumber && hasPostCode(text))),
    hasStreet: isShort && hasNumber && (isDense || STREET.test(text) || STREET_AND_TOWN.test(text)),
    hasPlace: isShort && PLACE.test(text),
    isCountry: isCountry(text),
    hasHouse: isShort && HOUSE.test(text) && endOfLegalForm(text) === 0 && !hasRole(text),
  };
}

/** Offices have numbers to call, too: theirs is a place where it has a house and a town. */
function isOffice(kinds: readonly string[], text: string): boolean {
  return kinds.includes('office') && /\p{L}{3}/u.test(text) && /\p{Nd}.*,\s*\p{Lu}/u.test(text);
}

function isOfAddress(kinds: readonly string[]): boolean {
  return kinds.includes('address') || kinds.includes('secondAddress');
}

/** The piece without its label: 'Address: …', 'London office: …', 'A 24 Harbour Street'. */
function withoutLabel(piece: Piece): { readonly piece: Piece; readonly isLabeled: boolean } {
  const { text } = piece;
  const label = labelAtStart(text);
  const [head = ''] = /^[^:：\d]{1,30}[:：]\s*/u.exec(text) ?? [];
  const colon = STREET.test(head) || /\bn[or]\W*$/i.test(head) ? '' : head;
  const [word = ''] = /^\p{L}{1,12}[.)\]]?\s+/u.exec(text) ?? [];
  const isOfWord =
    isOfAddress(labelKinds(word)) && (word.trim().length > 2 || /^\p{Lu}/u.test(word));
  const isOffice = label?.kinds.includes('office') === true;
  const isKnown = label !== null && (isOfAddress(label.kinds) || isOffice);
  const length = isKnown ? label.end : colon === '' && isOfWord ? word.length : colon.length;
  const [rest = piece] = length === 0 ? [piece] : partOf(piece, length, text.length);
  const isLabeled = (isKnown && !isOffice) || (colon === '' && isOfWord && STREET.test(rest.text));
  return rest === piece || isKnown || isLabeled || hasAddress(rest.text)
    ? { piece: rest, isLabeled }
    : { piece, isLabeled: false };
}

function hasAddress(text: string): boolean {
  return STREET.test(text) || hasPostCode(text);
}

/** The piece without the company before its street: 'Acme GmbH, Hauptstraße 5'. */
function withoutCompany(piece: Piece): Piece {
  const first = /\p{Nd}/u.exec(piece.text)?.index ?? 0;
  const end = endOfLegalForm(piece.text);
  const named = end > first ? 0 : end;
  const dash = DASH.exec(piece.text);
  const apart = dash === null || dash.index > first ? 0 : dash.index + dash[0].length;
  const cut = Math.max(named, STREET.test(piece.text.slice(apart)) ? apart : 0);
  const [rest] = cut === 0 ? [] : partOf(piece, cut, piece.text.length);
  return rest ?? piece;
}

/** Between a company and where it is: 'Atelier Blanc — 14 rue des Tanneurs'. */
const DASH = /\s[-–—]\s/u;

function isCountry(text: string): boolean {
  if (text.length > 50 || /\p{Nd}/u.test(text) || hasRole(text)) return false;
  const words = text.toLowerCase();
  const [last = ''] = /[^,،-]+$/u.exec(words) ?? [];
  return [words, last.trim(), words.replace(/\.$/u, '')].some((country) => COUNTRIES.has(country));
}

/** 'P.O. Box 9999, Muscat, Oman'. */
function endsInCountry(text: string): boolean {
  const [, last = ''] = /[,،]\s*([^,،]+)$/u.exec(text) ?? [];
  return last !== '' && isCountry(last.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [];
  for (let at = 0; at < parts.length; at++) {
    const group = groupFrom(parts, at);
    if (!isAddress(group)) continue;
    groups.push(group);
    at += group.length - 1;
  }
  return groups;
}

function groupFrom(parts: readonly Part[], start: number): Part[] {
  const [first, ...others] = parts.slice(start, start + MOST_PARTS);
  if (first === undefined || !(isStrong(first) || mayPrecede(first, others))) return [];
  const group = [first];
  for (const [index, part] of others.entries()) {
    const last = group.at(-1) ?? first;
    const isNew = part.isLabeled || (part.hasPost && group.some(({ hasPost }) => hasPost));
    const below = others.slice(index + 1);
    const isMore =
      part.isCountry ||
      isStrong(part) ||
      mayPrecede(part, below) ||
      mayBeTown(part, below) ||
      (goesOn(last) && TOWN.test(part.piece.text));
    if (isNew || !isMore || !isNext(last.piece, part.piece)) break;
    group.push(part);
    if (part.isCountry) break;
  }
  return group;
}

/** Addresses have no more lines and parts of them. */
const MOST_PARTS = 8;

function isStrong({ isLabeled, hasPost, hasStreet, hasPlace, hasHouse }: Part): boolean {
  return isLabeled || hasPost || hasStreet || hasPlace || hasHouse;
}

/** Whether a comma ends the line of a part. */
function goesOn({ piece: { line, end } }: Part): boolean {
  return /^\s*[,،、]\s*$/u.test(line.text.slice(end));
}

/** Whether words are of an address as what follows them is: a house with a number before a code. */
function mayPrecede({ piece }: Part, [next]: readonly Part[]): boolean {
  if (next === undefined || next.isLabeled || !isNext(piece, next.piece)) return false;
  const { text } = piece;
  // A company may have numbers in its name, too; and where a street follows, that has the house.
  const isHouse = /\p{Nd}/u.test(text) && /\p{L}{2}/u.test(text) && endOfLegalForm(text) === 0;
  return text.length <= 60 && isHouse && next.hasPost && !next.hasStreet && !/[@:]/.test(text);
}

const TOWN = /^[\p{Lu}\p{Lo}][\p{L}.,'’ -]{2,40}$/u;

/** Whether words could be a town, as what follows is a country or a code. */
function mayBeTown({ piece }: Part, [next]: readonly Part[]): boolean {
  const isFollowed =
    next !== undefined && (next.isCountry || next.hasPost) && isNext(piece, next.piece);
  return isFollowed && TOWN.test(piece.text);
}

function isAddress(parts: readonly Part[]): boolean {
  const has = (is: (part: Part) => boolean) => parts.some(is);
  const isYear = parts.every(({ piece, hasPost }) => !hasPost || YEAR.test(piece.text));
  const isCoded = has(({ hasPost }) => hasPost) && (!isYear || parts.length > 1);
  const isLabeled = has((part) => part.isLabeled && /[\p{L}]{3}|\p{Lo}{2}/u.test(part.piece.text));
  const isBox =
    has(({ hasPlace, piece }) => hasPlace && endsInCountry(piece.text)) ||
    (has(({ hasPlace }) => hasPlace) && has((part) => part.isCountry));
  const isWithNumber = isCoded || isLabeled || isBox || has(({ hasStreet }) => hasStreet);
  return isWithNumber || isTwoPlaces(parts) || isHouseInTown(parts);
}

/** '2024 Winner' looks like a code with its town. */
const YEAR = /^(?:.*\s)?(?:19|20)\d{2}\s+\p{Lu}\p{L}+/u;

function isTwoPlaces(parts: readonly Part[]): boolean {
  return parts.filter(({ hasPlace }) => hasPlace).length > 1;
}

/** The house, the street or the village, and the town. */
const PARTS_OF_HOUSE = 3;

/** Whether a house with a name has enough behind it to be no company: 'Quince House, Badger End, West Holt'. */
function isHouseInTown(parts: readonly Part[]): boolean {
  const words = parts.flatMap(({ piece }) => piece.text.split(/\s*[,،]\s*/u));
  return parts[0]?.hasHouse === true && words.length >= PARTS_OF_HOUSE;
}

/** Whether it has a code with its town, and a street or house. */
function isWhole(parts: readonly Part[]): boolean {
  const coded = parts.find(({ hasPost }) => hasPost);
  const hasHouseNumber = parts.some((part) => part !== coded && /\p{Nd}/u.test(part.piece.text));
  return coded !== undefined && (hasHouseNumber || parts.some(({ hasStreet }) => hasStreet));
}

const WIDEST_SEPARATOR = 6;

/** Whether one piece goes on where the other ends: in its line, or in the one below. */
function isNext(one: Piece, other: Piece): boolean {
  const [above, below] = [one.line, other.line];
  if (above === below) return other.start - one.end <= WIDEST_SEPARATOR;
  if (above.block === below.block) return true;
  const gap = below.y - (above.y + above.height);
  const shifts = [
    above.x - below.x,
    above.x + above.width - (below.x + below.width),
    above.x + above.width / 2 - (below.x + below.width / 2),
  ];
  return gap >= -4 && gap <= 20 && shifts.some((shift) => Math.abs(shift) <= 6);
}

/** The words of the parts; those of one line as they stand in it. */
function valueOf(parts: readonly Part[]): string {
  const lines = new Map<Piece['line'], { start: number; end: number }>();
  for (const { piece } of parts) {
    const known = lines.get(piece.line);
    if (known === undefined) lines.set(piece.line, { start: piece.start, end: piece.end });
    else known.end = piece.end;
  }
  const last = parts.at(-1)?.piece.line;
  return [...lines]
    .map(([line, { start, end }]) => {
      // A comma that ends a line is of the address, as long as that goes on.
      const [comma = ''] = line === last ? [] : (/^[,،、]/u.exec(line.text.slice(end)) ?? []);
      return line.written.slice(start, end) + comma;
    })
    .join('\n');
}
