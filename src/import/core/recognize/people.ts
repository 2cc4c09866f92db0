import { arePronouns } from '../../../model/person/name/asides';
import { isWordField } from '../../../model/person/text-fields';
import type { FoundField, FoundFieldId } from '../found-field';
import { findAffiliation, type Affiliation } from './affiliation';
import type { LabelsBeside } from './beside';
import { wordsIn } from './junk';
import { labelAtStart, labelKinds } from './labels';
import type { Line } from './lines';
import { findName, type MailWords } from './names';
import { partOf, without, type Piece, lookOf } from './pieces';
import { hasRole } from './roles';

/*
 * Who it is about: name, pronouns, role, company, department and quote, in what is left when ways to reach somebody are taken
 * out.
 */

export function findPerson(
  given: readonly Piece[],
  mail: MailWords,
  beside: LabelsBeside,
): readonly FoundField[] {
  const labeled = labeledWords(given, beside);
  const unlabeled = given.filter((piece) => !labeled.taken.has(piece));
  const quote = findQuote(unlabeled);
  const spoken = unlabeled.filter((piece) => quote?.taken.includes(piece) !== true);
  const pronouns = findPronouns(spoken);
  const named = spoken.flatMap((piece) => cut(piece, pronouns?.whole));
  // A name like that of the email host may be the company's, or the person's whose host it is.
  const name =
    labeled.name === null ? (findName(named, mail) ?? findName(named, { ...mail, own: '' })) : null;
  const left = named.flatMap((piece) => cut(piece, name?.name));
  const near = linesNear(given, labeled.name ?? name?.name);
  return [
    ...labeled.fields,
    ...(quote === null
      ? []
      : [{ field: 'quote', value: quote.value, isSure: quote.isSure } as const]),
    ...(pronouns === null
      ? []
      : [{ field: 'pronouns', value: pronouns.value, isSure: true } as const]),
    ...guess('fullName', name?.name, name?.isSure === true),
    ...affiliationFields(findAffiliation(left, mail, ({ line }) => near.has(line))),
  ];
}

/** How many lines are close to a name, its own among them. */
const NEAR = 3;

function linesNear(pieces: readonly Piece[], name: Piece | undefined): ReadonlySet<Line> {
  const at = pieces.findIndex(({ line }) => line === name?.line);
  return new Set(
    at < 0
      ? []
      : pieces
          .slice(at, at + NEAR * 2)
          .map(({ line }) => line)
          .slice(0, NEAR + 1),
  );
}

function affiliationFields(found: Affiliation): readonly FoundField[] {
  return [
    ...guess('jobTitle', found.jobTitle, false),
    ...guess('companyName', found.companyName, found.isCompanySure),
    ...guess('department', found.department, false),
  ];
}

function guess(
  field: FoundFieldId,
  piece: Piece | null | undefined,
  isSure: boolean,
): readonly FoundField[] {
  return piece === null || piece === undefined ? [] : [{ field, value: piece.text, isSure }];
}

interface LabeledWords {
  readonly fields: readonly FoundField[];
  readonly name: Piece | null;
  /** Labels, and what stands with one. */
  readonly taken: ReadonlySet<Piece>;
}

/** The names, roles and companies that have labels. */
function labeledWords(pieces: readonly Piece[], beside: LabelsBeside): LabeledWords {
  const taken = new Set<Piece>();
  const fields: FoundField[] = [];
  let name: Piece | null = null;
  for (const piece of pieces) {
    if (labelKinds(piece.text).length > 0 && !isRole(piece)) {
      taken.add(piece);
      continue;
    }
    const label = labelAtStart(piece.text);
    const isAlone = piece.line.text.trim() === piece.text;
    const kinds = label?.kinds ?? (isAlone ? beside(piece.line) : []);
    const field = kinds.find(isWordField);
    const [words] = partOf(piece, label?.end ?? 0, piece.text.length);
    if (field === undefined || words === undefined) continue;
    taken.add(piece);
    if (field === 'fullName') name ??= words;
    fields.push({ field, value: words.text, isSure: true });
  }
  return { fields, name, taken };
}

/** Some roles are labels as well, with a colon: 'Geschäftsführer: …'. */
function isRole({ line, end, text }: Piece): boolean {
  return hasRole(text) && !/^\s*[:：]/u.test(line.text.slice(end));
}

function cut(piece: Piece, part: Piece | undefined): readonly Piece[] {
  return part === undefined || piece.line !== part.line ? [piece] : without(piece, [part]);
}

/** Pronouns with what stands around them, and themselves. */
function findPronouns(
  pieces: readonly Piece[],
): { readonly whole: Piece; readonly value: string } | null {
  for (const piece of pieces.slice(0, CANDIDATES)) {
    for (const { index, 0: words } of piece.text.slice(0, 200).matchAll(PRONOUNS)) {
      if (!arePronouns(words)) continue;
      const [around] = partOf(piece, index, index + words.length);
      const label =
        /[([]?\s*(?:(?:my |preferred )?pronouns:?\s*)?$/iu.exec(piece.text.slice(0, index))?.[0]
          .length ?? 0;
      const behind = /^\s*[)\]]/u.exec(piece.text.slice(index + words.length))?.[0].length ?? 0;
      if (around === undefined) continue;
      const [start, end] = [around.start - label, around.end + behind];
      return { whole: { ...around, start, end }, value: around.text };
    }
  }
  return null;
}

const CANDIDATES = 20;
const PRONOUNS = /(?<![\p{L}\p{N}/])\p{L}{1,7}(?:\s?\/\s?\p{L}{1,7}){1,4}(?![\p{L}\p{N}/])/gu;

interface FoundQuote {
  readonly value: string;
  /** What it has of the pieces. */
  readonly taken: readonly Piece[];
  readonly isSure: boolean;
}

/** Words in quotation marks, or else in italics and long enough to be no role. */
function findQuote(pieces: readonly Piece[]): FoundQuote | null {
  return (
    pieces
      .map((_, at) => quotedFrom(pieces.slice(at, at + MOST_LINES)))
      .find((quote) => quote !== null) ?? italicQuote(pieces)
  );
}

const MOST_LINES = 4;
const OPENING = /^["“„«‹»「『”]/u;
const CLOSING = /["”“»«›」』](?=\s*(?:$|[-–—~(]))[.,]?/u;
const LEAST = { quoted: 3, italic: 5 } as const;

function quotedFrom(pieces: readonly Piece[]): FoundQuote | null {
  const [first] = pieces;
  const opening = first === undefined ? null : OPENING.exec(marked(first));
  if (first === undefined || opening === null) return null;
  const taken: Piece[] = [];
  for (const piece of pieces) {
    if (piece.line.block !== first.line.block) return null;
    taken.push(piece);
    const text = taken.map(marked).join(' ').slice(opening[0].length);
    const closing = CLOSING.exec(text);
    if (closing === null) continue;
    const isWhole = text.slice(closing.index + 1).trim() === '';
    const value = isWhole ? text.slice(0, closing.index).trim() : opening[0] + text;
    return wordsIn(value) < LEAST.quoted ? null : { value, taken, isSure: true };
  }
  return null;
}

/** A piece with the quotation marks that are beside it. */
function marked({ line, start, end }: Piece): string {
  const before = /["“„«‹»「『”]\s?$/u.exec(line.text.slice(0, start))?.[0] ?? '';
  const behind = /^["”“»«›」』]/u.exec(line.text.slice(end))?.[0] ?? '';
  return before + line.text.slice(start, end) + behind;
}

function italicQuote(pieces: readonly Piece[]): FoundQuote | null {
  const found = pieces.find((piece) => {
    const { text } = piece;
    const isLong = wordsIn(text) >= LEAST.italic && text.length >= 20 && !/\p{Nd}{3}|@/u.test(text);
    return isLong && lookOf(piece)?.italic === true && !(hasRole(text) && wordsIn(text) < 9);
  });
  return found === undefined ? null : { value: found.text, taken: [found], isSure: false };
}
