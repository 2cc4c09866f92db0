import { cleanLine, cleanLines, formatCount } from '../../../../base/text';
import { LANGUAGES, type LanguageId } from '../../../../model/languages/languages';
import { PROFILE_CHARACTERS } from '../../../../model/limits';
import { websiteHref } from '../../../../model/person/web/web-address';
import { cleanPhone } from '../../../../model/person/phone/phone';
import { socialFieldProblem } from '../../../../model/person/fields';
import {
  fieldCharacters,
  hasLines,
  isPersonField,
  textField,
  textFieldProblem,
} from '../../../../model/person/text-fields';
import { isSocialId, networkOf } from '../../../../model/person/social';
import type { ListFieldId } from '../list-fields';
import { readExported, type CellKind, type ColumnNote } from './exported-cell';
import { foldHeader } from '../columns/fold-header';
import { titlesIn } from './salutation';
import { CELL_PROBLEMS, isPlain, readCell } from './read-cell';

/** What a cell holds for a field, blank for nothing, and what is wrong with it in the product's words. */
export interface FieldReading {
  readonly text: string;
  readonly problem: string | null;
  /** What happened to it, and probably to other cells of its column. */
  readonly note?: ColumnNote;
}

/** Reads the cell of a field: cleaned, cut to what the field holds, and checked. */
export function readField(field: ListFieldId, cell: string): FieldReading {
  const kind = KINDS.get(field) ?? kindOf(field);
  KINDS.set(field, kind);
  const given = cell.length > MOST_READ ? cell.slice(0, MOST_READ) : cell;
  if (isPlain(given)) return checked(kind, given);
  const exported = readExported(given.trim(), kind.cell);
  const { text, problem } = readCell(exported.text, kind.isPhone);
  if (problem !== null) return { text: '', problem: CELL_PROBLEMS[problem] };
  const reading = checked(kind, text);
  return exported.note === null ? reading : { ...reading, note: exported.note };
}

/** How much of a cell is looked at; no field holds as much. */
const MOST_READ = 20_000;

interface FieldKind {
  readonly cell: CellKind;
  readonly isPhone: boolean;
  readonly hasLines: boolean;
  readonly isLink: boolean;
  readonly characters: number;
  readonly check: Check | null;
  /** What was checked before. */
  readonly known: Map<string, FieldReading>;
}

type Check = (text: string) => FieldReading;

const KINDS = new Map<ListFieldId, FieldKind>();

function kindOf(field: ListFieldId): FieldKind {
  const isNumber = isSocialId(field) && networkOf(field).identifiedBy === 'number';
  const kind = textField(field)?.kind;
  return {
    cell: cellKindOf(field, kind),
    isPhone: isNumber || kind === 'phone',
    hasLines: field === 'street' || (isPersonField(field) && hasLines(field)),
    isLink: isSocialId(field) || kind === 'website' || field === 'profileImageUrl',
    characters: charactersOf(field),
    check: checkOf(field),
    known: new Map(),
  };
}

function cellKindOf(field: ListFieldId, kind: string | undefined): CellKind {
  if (kind === 'phone') return 'phone';
  if (field === 'email' || field === 'userPrincipalName') return 'address';
  return field === 'givenName' || field === 'surname' ? 'name' : 'words';
}

const LONGEST_LANGUAGE = 60;

function charactersOf(field: ListFieldId): number {
  if (isSocialId(field) || field === 'profileImageUrl') return PROFILE_CHARACTERS;
  // All addresses of a mailbox may stand there; a language is named in words.
  if (field === 'email' || field === 'userPrincipalName') return MOST_READ;
  return field === 'language' ? LONGEST_LANGUAGE : fieldCharacters(field);
}

function checkOf(field: ListFieldId): Check | null {
  if (isSocialId(field)) return (text) => ({ text, problem: socialFieldProblem(field, text) });
  if (field === 'language') return checkLanguage;
  if (field === 'salutation') return (text) => ({ text: titlesIn(text), problem: null });
  if (field === 'profileImageUrl') return checkPhoto;
  // An address of mail is looked for among others, and a row without one gets no signature.
  if (field === 'email' || !isPersonField(field)) return null;
  return (text) => ({ text, problem: textFieldProblem(field, text) });
}

function checkLanguage(text: string): FieldReading {
  const language = languageIn(text);
  return language === null
    ? { text: '', problem: `We have no texts in '${text}', so the language is not set.` }
    : { text: language, problem: null };
}

/** A name of a file looks like a host, but for the path that every picture has. */
function checkPhoto(text: string): FieldReading {
  const href = text.includes('/') ? websiteHref(text) : null;
  return href === null
    ? { text: '', problem: 'This is not a web address, so there is no photo.' }
    : { text: href, problem: null };
}

function checked(kind: FieldKind, cell: string): FieldReading {
  const text = kind.hasLines ? cleanLines(cell).join('\n') : lineOf(cell, kind);
  if (text === '') return NOTHING;
  if (text.length > kind.characters) return tooLong(text, kind);
  return kind.check === null ? { text, problem: null } : checkedOnce(text, kind.check, kind.known);
}

/** Websites and numbers of switchboards are the same in most rows. */
function checkedOnce(text: string, check: Check, known: Map<string, FieldReading>): FieldReading {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reading = check(text);
  if (known.size < MOST_KNOWN && text.length < LONGEST_KNOWN) known.set(text, reading);
  return reading;
}

const MOST_KNOWN = 256;
const LONGEST_KNOWN = 100;

const NOTHING: FieldReading = { text: '', problem: null };

/** Most cells are clean. */
function lineOf(cell: string, { isPhone }: FieldKind): string {
  if (CLEAN.test(cell)) return cell;
  return isPhone ? cleanPhone(cell) : cleanLine(cell);
}

/** ASCII that can be seen, with single blanks within. */
const CLEAN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** Half a link leads elsewhere, half a text is still of use. */
function tooLong(text: string, { isLink, characters }: FieldKind): FieldReading {
  const count = formatCount(characters);
  if (isLink) {
    return { text: '', problem: `This is longer than ${count} characters, so it is left out.` };
  }
  const cut = text
    .slice(0, characters)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return { text: cut, problem: `This is longer than ${count} characters, so it was cut.` };
}

/**
 * The language that a cell names: by its code or locale (`de`, `de-AT`), in English or in itself, a country in
 * brackets aside. Null for any other.
 */
function languageIn(cell: string): LanguageId | null {
  const name = cell.replace(/\s*\([^)]*\)$/, '');
  return KNOWN.get(foldHeader(name)) ?? byCode(/^([a-z]{2,3})(?:[-_]\w+)*$/i.exec(cell)?.[1] ?? '');
}

function byCode(code: string): LanguageId | null {
  const short = code.toLowerCase();
  return LANGUAGES.find(({ id }) => id === short || LONG_CODES[id].includes(short))?.id ?? null;
}

/** ISO 639-2, and the code that Hebrew once had. */
const LONG_CODES: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['eng'],
  de: ['deu', 'ger'],
  fr: ['fra', 'fre'],
  es: ['spa'],
  it: ['ita'],
  pt: ['por'],
  nl: ['nld', 'dut'],
  pl: ['pol'],
  ja: ['jpn'],
  zh: ['zho', 'chi', 'cmn'],
  ar: ['ara'],
  he: ['heb', 'iw'],
};

const KNOWN: ReadonlyMap<string, LanguageId> = new Map(
  LANGUAGES.flatMap(({ id, label, ownName }) =>
    [label, ownName].map((name) => [foldHeader(name), id] as const),
  ),
);
