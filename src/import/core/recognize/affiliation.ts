import { DENSE_COMPANY } from '../../../model/person/name/names.data';
import { agreementOf, endOfLegalForm, hasCompanyWord, hasLegalForm, isHouse } from './companies';
import { ownWord, hostOf } from './hosts';
import { CONNECTORS, HEADS, TRADES, UNITS } from './data/names.data';
import type { MailWords } from './names';
import { hrefsOf, partOf, type Piece } from './pieces';
import { isPartOfHost, plainNext } from './plain-next';
import { isPlain, isPlainJunk, MOST_WORDS } from './plain-words';
import { hasDepartment, hasRole, isDenseDepartment } from './roles';
import { wordsIn } from './junk';

/*
 * What somebody is, and where: role, company, department.
 */

export interface Affiliation {
  readonly jobTitle: Piece | null;
  readonly companyName: Piece | null;
  readonly department: Piece | null;
  /** Whether the company has a legal form, or is called as its host. */
  readonly isCompanySure: boolean;
}

/** `pieces` is what is left, `isBeside` is true for what stands close to the name. */
export function findAffiliation(
  given: readonly Piece[],
  mail: MailWords,
  isBeside: (piece: Piece) => boolean,
): Affiliation {
  const pieces = given.flatMap(withoutNumber);
  const company = bestCompany(pieces, mail.own);
  const rest = company === null ? pieces : pieces.flatMap((piece) => restOf(piece, company.piece));
  const reported = departmentOf(rest) ?? unitOf(rest, company?.piece ?? null);
  const others = reported === null ? rest : rest.flatMap((piece) => restOf(piece, reported));
  const title = titleOf(others, isBeside);
  const department = reported ?? between(title, company?.piece ?? null, others);
  const left = others.filter((piece) => piece !== title && piece !== department);
  const split =
    company === null && title !== null ? titleAndCompany(title, mail.own, isBeside(title)) : null;
  const jobTitle = split?.title ?? title;
  const known = company?.piece ?? split?.company ?? null;
  const next = jobTitle === null || known !== null ? null : plainNext(jobTitle, left, isBeside);
  const isPart = jobTitle !== null && next !== null && isPartOfHost(next, jobTitle, mail.own);
  return {
    jobTitle,
    companyName: known ?? (isPart ? null : next),
    department: department ?? (isPart ? next : null),
    isCompanySure: company !== null && company.score >= SURE,
  };
}

/** A piece without the number of a register behind it: 'Hop Museum (reg. 1234567)'. */
function withoutNumber(piece: Piece): readonly Piece[] {
  const [behind = ''] =
    /\s*[([][^()[\]]{0,40}\p{Nd}{3}[^()[\]]{0,40}[)\]]?$/u.exec(piece.text) ?? [];
  return behind === '' ? [piece] : partOf(piece, 0, piece.text.length - behind.length);
}

interface ScoredCompany {
  readonly piece: Piece;
  readonly score: number;
}

const SURE = 5;
const LONGEST = 80;

function bestCompany(pieces: readonly Piece[], own: string): ScoredCompany | null {
  const all = pieces.flatMap((piece) =>
    segmentsOf(piece).map((segment) => ({
      piece: segment,
      score: companyScore(segment, piece, own),
    })),
  );
  const [best] = all.toSorted((one, other) => other.score - one.score);
  return best === undefined || best.score < 2 ? null : best;
}

function companyScore(segment: Piece, whole: Piece, own: string): number {
  const { text } = segment;
  if (text.length > LONGEST || isPlainJunk(text) || text.includes('@')) return 0;
  const isRole = hasRole(text);
  const agreement = { whole: 5, part: 3, none: 0 }[own === '' ? 'none' : agreementOf(text, own)];
  // A name ends with its form: what stands behind that and a comma is a part of the company.
  const isEnded = /^[\s.)\]]*$/u.test(text.slice(endOfLegalForm(text)));
  const form = hasLegalForm(text) ? (isEnded ? 6 : 5) : 0;
  const isLinked = own !== '' && hrefsOf(segment).some((href) => ownWord(hostOf(href)) === own);
  const isHeaded = HEADS.test(
    whole.text.slice(0, segment.start - whole.start).replace(/[\s,]+$/u, ''),
  );
  const reported =
    agreement +
    form +
    (isLinked ? 2 : 0) +
    (hasCompanyWord(text) || isHouse(text) ? 2 : 0) +
    (isHouse(text) && !UNITS.test(text) ? 1 : 0) +
    (isHeaded ? 2 : 0);
  const isFormed = form > 0 || agreement > 0 || isLinked || isHeaded;
  if (reported === 0 || (!isFormed && own !== '' && isOfRole(segment, whole))) return 0;
  // Of words of one sentence, those count that are the company's alone; of all else, the most.
  const doubt =
    (isRole && agreement < 5 ? 4 : 0) +
    (hasDepartment(text) && form === 0 ? 3 : 0) +
    (hasDenseDepartment(text) ? 1 : 0);
  return (
    reported -
    doubt -
    (/\p{Nd}{3}/u.test(text) ? 2 : 0) +
    (segment === whole ? (isLed(whole.text, own) ? -0.5 : 0.5) : 0)
  );
}

/** Whether the host shows that a company begins behind a comma: 'Map Restorer, Vance Papers' at `vance.com`. */
function isLed(text: string, own: string): boolean {
  const [, before = '', behind = ''] = /^([^,،]+)[,،]\s*(.+)$/u.exec(text) ?? [];
  const isBefore =
    agreementOf(before, own) !== 'none' || hasLegalForm(before) || hasCompanyWord(before);
  return behind !== '' && !isBefore && agreementOf(behind, own) !== 'none';
}

/** Whether words stand behind a role and a comma: 'Lighting Designer, Retail Lab'. */
function isOfRole(segment: Piece, whole: Piece): boolean {
  const before = whole.text.slice(0, segment.start - whole.start);
  return /[,،]\s*$/u.test(before) && hasRole(before);
}

/** Whether a department stands behind a company of a script without blanks. */
function hasDenseDepartment(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/u);
  return DENSE_COMPANY.test(first) && others.some((word) => hasDepartment(word));
}

/** All of a piece, and what stands before and behind the things that part it. */
function segmentsOf(piece: Piece): readonly Piece[] {
  const { text } = piece;
  const cuts = [...text.matchAll(CONNECTORS)].slice(0, MOST_CUTS);
  const dense = DENSE_COMPANY.test(text) ? [...text.matchAll(/\s/gu)].slice(0, MOST_CUTS) : [];
  const all = [...cuts, ...dense];
  const between = all.flatMap(({ index, 0: words }, at) =>
    partOf(piece, index + words.length, all[at + 1]?.index ?? text.length),
  );
  return [
    piece,
    ...all.flatMap(({ index, 0: words }) => partOf(piece, index + words.length, text.length)),
    ...all.flatMap(({ index }) => partOf(piece, 0, index)),
    ...between,
  ];
}

const MOST_CUTS = 6;

/** What is left of a piece beside one of its parts, without what joined them: 'Head of Design at'. */
function restOf(piece: Piece, part: Piece): readonly Piece[] {
  if (piece.line !== part.line || part.start >= piece.end || part.end <= piece.start)
    return [piece];
  const before = piece.text
    .slice(0, Math.max(0, part.start - piece.start))
    .replace(/\s(?:at|@|bei|beim|bei der|chez|presso|bij|hos|na|w)\s*$/iu, '');
  return [
    ...partOf(piece, 0, before.length),
    ...partOf(piece, part.end - piece.start, piece.text.length),
  ];
}

function departmentOf(pieces: readonly Piece[]): Piece | null {
  for (const piece of pieces) {
    if (isPlainJunk(piece.text) || wordsIn(piece.text) > MOST_WORDS * 2) continue;
    if (hasDepartment(piece.text) && !hasRole(piece.text)) return piece;
    const segment = segmentsOf(piece).find(
      ({ text }) => text !== piece.text && hasDepartment(text) && !hasRole(text),
    );
    const found = segment ?? denseDepartmentOf(piece);
    if (found !== undefined) return found;
  }
  return null;
}

/** What is a part of a university, an institute or a hospital, and elsewhere a firm of its own: 'Zakład …', 'Klinik für …'. */
function unitOf(pieces: readonly Piece[], company: Piece | null): Piece | null {
  if (company === null || !isHouse(company.text)) return null;
  return (
    pieces.find(({ text }) => UNITS.test(text) && !hasRole(text) && !isPlainJunk(text)) ?? null
  );
}

/** Departments of a script without blanks that follow one another: a main department, and one in it. */
function denseDepartmentOf(piece: Piece): Piece | undefined {
  const words = [...piece.text.matchAll(/\S+/gu)];
  const is = (at: number): boolean => {
    const [word = ''] = words[at] ?? [];
    return /\p{Lo}/u.test(word) && isDenseDepartment(word) && !hasRole(word);
  };
  const first = words.findIndex((_, at) => is(at));
  if (first < 0) return undefined;
  let last = first;
  while (is(last + 1)) last += 1;
  const [from, to] = [words[first], words[last]];
  if (from === undefined || to === undefined) return undefined;
  return partOf(piece, from.index, to.index + to[0].length)[0];
}

/** Plain words between role and company, with nothing else there, are the department. */
function between(title: Piece | null, company: Piece | null, pieces: readonly Piece[]) {
  if (title === null || company === null || !hasRole(title.text)) return null;
  const [next, ...others] = pieces.filter(
    (piece) => isBefore(title, piece) && isBefore(piece, company),
  );
  const isOne = next !== undefined && others.length === 0 && next.text.length <= LONGEST_DEPARTMENT;
  return isOne && isPlain(next) && !hasRole(next.text) && /^\p{Lu}/u.test(next.text) ? next : null;
}

const LONGEST_DEPARTMENT = 40;

function isBefore(one: Piece, other: Piece): boolean {
  return one.line === other.line ? one.end <= other.start : one.line.y < other.line.y;
}

/** The role: what has a word of one, the closest to the name first; else what stands beside the name. */
function titleOf(pieces: readonly Piece[], isBeside: (piece: Piece) => boolean): Piece | null {
  const roles = pieces.filter(
    ({ text }) => !isPlainJunk(text) && hasRole(text) && wordsIn(text) <= MOST_WORDS * 2,
  );
  return (
    roles.find(isBeside) ??
    roles[0] ??
    pieces.find((piece) => isBeside(piece) && isPlain(piece)) ??
    null
  );
}

const AT = /\s+(?:at|@|bei|chez|presso)\s+|,\s+/iu;
const LONGEST_TITLE = 4;

/**
 * 'Estate agent, Pinewood Homes': a role, and a name behind it that contains none. What stands beside the name of somebody needs
 * no word that is known for a role.
 */
function titleAndCompany(
  piece: Piece,
  own: string,
  isBeside: boolean,
): { readonly title: Piece; readonly company: Piece } | null {
  const found = AT.exec(piece.text);
  if (found === null) return null;
  const [title] = partOf(piece, 0, found.index);
  const [company] = partOf(piece, found.index + found[0].length, piece.text.length);
  if (title === undefined || company === undefined) return null;
  const isComma = found[0].startsWith(',');
  const isOther = own !== '' && agreementOf(company.text, own) === 'none';
  const mayBeRole =
    isBeside &&
    isPlain(title) &&
    wordsIn(title.text) <= LONGEST_TITLE &&
    !hasCompanyWord(title.text);
  if (!hasRole(title.text) && !(mayBeRole && !(isComma && isOther))) return null;
  // Behind a comma a company that has a host is mostly called like it; else it is what the role is for.
  if (isComma && isOther && !isNamedCompany(company.text)) return null;
  const isName = /^\p{Lu}/u.test(company.text) && isPlain(company);
  return isName && !hasRole(company.text) && !hasDepartment(company.text)
    ? { title, company }
    : null;
}

/** Whether words are the name of a company rather than its trade: 'Fernhollow Estate', but not 'Retail Design'. */
function isNamedCompany(text: string): boolean {
  const names = text
    .split(/[\s,&/-]+/u)
    .filter((word) => word.length > 2 && !hasCompanyWord(word) && !TRADES.test(word));
  return hasCompanyWord(text) && names.some((word) => /^\p{Lu}/u.test(word));
}
