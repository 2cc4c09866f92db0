import { arePronouns } from '../../../model/person/name/asides';
import { isWordField } from '../../../model/person/text-fields';
import type { FoundField, FoundFieldId } from '../found-field';
import { findAffiliation, type Affiliation } from './affiliation';
import type { LabelsBeside } from './beside';
import { labelAtStart, labelKinds } from './labels';
import type { Line } from './lines';
import { findName, type MailWords } from './names';
import { lookOf, partOf, without as withoutRanges, writtenOf, type Piece } from './pieces';
import { findItalicQuote, findQuoted, type FoundQuote } from './quotes';
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
  const quoted = findQuoted(unlabeled);
  const spoken = without(unlabeled, quoted);
  const pronouns = findPronouns(spoken);
  const named = spoken.flatMap((piece) => cut(piece, pronouns?.whole));
  // A name like that of the email host may be the company's, or the person's whose host it is.
  const name =
    labeled.name === null ? (findName(named, mail) ?? findName(named, { ...mail, own: '' })) : null;
  const family = name === null ? null : familyBelow(name.name, named);
  const unnamed = named
    .filter((piece) => piece !== family)
    .flatMap((piece) => cut(piece, name?.name));
  const quote = quoted ?? findItalicQuote(unnamed, lineBelow(given, labeled.name ?? name?.name));
  const left = without(unnamed, quote);
  const near = linesNear(given, labeled.name ?? name?.name);
  return [
    ...labeled.fields,
    ...(quote === null
      ? []
      : [
          {
            field: 'quote',
            value: quote.value,
            isSure: quote.isSure,
            ...(!quote.isSure && { isDoubtful: true }),
          } as const,
        ]),
    ...(pronouns === null
      ? []
      : [{ field: 'pronouns', value: pronouns.value, isSure: true } as const]),
    ...guess('fullName', name?.name, name?.isSure === true).map((found) =>
      family === null ? found : { ...found, value: `${found.value} ${writtenOf(family)}` },
    ),
    ...affiliationFields(findAffiliation(left, mail, ({ line }) => near.has(line))),
  ];
}

/** The family name, where it stands below the first name in letters that nothing else has: of a large name on two lines. */
function familyBelow(name: Piece, pieces: readonly Piece[]): Piece | null {
  const below = pieces[pieces.findIndex(({ line }) => line === name.line) + 1];
  if (below === undefined || ![name, below].every(isOneName)) return null;
  const isAlike = (piece: Piece): boolean => {
    const [look, own] = [lookOf(piece), lookOf(name)];
    return look?.size === own?.size && look?.weight === own?.weight && look?.color === own?.color;
  };
  const alike = pieces.filter(isAlike);
  return alike.length === 2 && alike.includes(below) && pieces.length > 2 ? below : null;
}

function isOneName({ text, line }: Piece): boolean {
  return text === line.text.trim() && /^\p{Lu}[\p{L}’'-]+$/u.test(text) && !hasRole(text);
}

function without(pieces: readonly Piece[], quote: FoundQuote | null): readonly Piece[] {
  return quote === null ? pieces : pieces.filter((piece) => !quote.taken.includes(piece));
}

/** The line behind that of a name: what somebody is stands there, whatever its letters look like. */
function lineBelow(pieces: readonly Piece[], name: Piece | undefined): Line | null {
  const at = pieces.findLastIndex(({ line }) => line === name?.line);
  return at < 0 ? null : (pieces[at + 1]?.line ?? null);
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
  return piece === null || piece === undefined ? [] : [{ field, value: writtenOf(piece), isSure }];
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
    fields.push({ field, value: writtenOf(words), isSure: true });
  }
  return { fields, name, taken };
}

/** Some roles are labels as well, with a colon: 'Geschäftsführer: …'. */
function isRole({ line, end, text }: Piece): boolean {
  return hasRole(text) && !/^\s*[:：]/u.test(line.text.slice(end));
}

function cut(piece: Piece, part: Piece | undefined): readonly Piece[] {
  return part === undefined || piece.line !== part.line ? [piece] : withoutRanges(piece, [part]);
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
