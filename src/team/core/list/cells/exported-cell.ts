/*
 * What programs and databases put into cells that were meant for people: names of types instead of values, lists in braces,
 * words for nothing, entities and tags of HTML.
 */

/** What happened to the cells of a column, reported once for all of them. */
export const COLUMN_NOTES = {
  type: (count: number) =>
    count === 1
      ? 'A cell names a type of data instead of its values, so it counts as blank. Export this column as text.'
      : `${count} cells name a type of data instead of their values, so they count as blank. Export this column as text.`,
  tags: (count: number) =>
    count === 1
      ? 'HTML tags were left out of a cell.'
      : `HTML tags were left out of ${count} cells.`,
  nothing: (count: number) =>
    count === 1
      ? 'A cell holds a word for nothing, such as NULL, so it counts as blank.'
      : `${count} cells hold a word for nothing, such as NULL, so they count as blank.`,
} as const satisfies Readonly<Record<string, (count: number) => string>>;

export type ColumnNote = keyof typeof COLUMN_NOTES;

export interface ExportedCell {
  readonly text: string;
  readonly note: ColumnNote | null;
}

/** What several values of a field are joined by: numbers as people write them, and addresses so that each can be found. */
export type CellKind = 'phone' | 'address' | 'name' | 'words';

/** Reads what a program put into a cell, without blanks around it. */
export function readExported(cell: string, kind: CellKind): ExportedCell {
  const values = withoutTypes(valuesIn(cell));
  if (values === null) return { text: '', note: 'type' };
  const read = readMarkup(
    kind === 'phone' || kind === 'address' ? values.join(BETWEEN[kind]) : values.join(', '),
  );
  const isEmpty =
    kind === 'address' ? NULL.test(read.text) : kind !== 'name' && NOTHING.test(read.text);
  return isEmpty ? { text: '', note: WORD.test(read.text) ? 'nothing' : null } : read;
}

/** Whether the whole of a text is a word for nothing, which may be a name. */
export function isNothing(text: string): boolean {
  return text.length < LONGEST_NOTHING && MAYBE_NAME.test(text);
}

/** Whether a cell is sure to be blank for every field: it names types of data, holds an empty list, or a word such as NULL. */
export function isReadAsBlank(cell: string): boolean {
  const values = withoutTypes(valuesIn(cell)) ?? [];
  return values.every((value) => WORD.test(value));
}

const BETWEEN = { phone: ' / ', address: '; ' } as const;

/** .NET, PowerShell, JavaScript and Python print these for a list or an object that they do not print. */
function isTypeName(cell: string): boolean {
  if (!/^(?:Deserialized\.|Selected\.)?(?:System|Microsoft)\.[A-Z][\w.,`[\]]*$/.test(cell)) {
    return /^(?:\[object \w+\]|<\w[\w.]* object at [^>]*>)$/.test(cell);
  }
  return /[\]`]|Collection|Property|Object|Hashtable|Dictionary|\..*\./.test(cell);
}

function withoutTypes(values: readonly string[]): readonly string[] | null {
  const kept = values.filter((value) => !isTypeName(value));
  return kept.length === 0 && values.length > 0 ? null : kept;
}

/** The values of a cell: `{a, b}` of PowerShell, `["a","b"]` of JSON, `['a']` of Python, `a ::: b` of Google. */
function valuesIn(cell: string): readonly string[] {
  if (cell.includes(' ::: ')) return filled(cell.split(' ::: '));
  const [, braces] = /^\{([^{}]*)\}$/s.exec(cell) ?? [];
  const [, brackets] = /^\[\s*((?:["'][^]*["'])?)\s*\]$/.exec(cell) ?? [];
  const inside = braces ?? brackets;
  if (
    inside === undefined ||
    (/^\s*["']?\w+["']?\s*:/.test(inside) && braces !== undefined && /["']/.test(inside))
  )
    return [cell];
  return filled(partsOf(inside));
}

function partsOf(inside: string): readonly string[] {
  return (
    inside
      .match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,]+/g)
      ?.map((part) => unquoted(part.trim())) ?? []
  );
}

function unquoted(part: string): string {
  return /^(["']).*\1$/s.test(part) ? part.slice(1, -1).replace(/\\(["'\\/])/g, '$1') : part;
}

function filled(values: readonly string[]): readonly string[] {
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

function readMarkup(text: string): ExportedCell {
  if (!/[<&]/.test(text)) return { text, note: null };
  const bare = text.replace(LINE_END, '\n').replace(TAG, '');
  const read = bare.includes('&') ? bare.replace(ENTITY, letterOf) : bare;
  return { text: read.trim(), note: bare === text ? null : 'tags' };
}

const LINE_END = /<br\s*\/?>|<\/(?:p|div|li|tr)>(?=.)/gis;
/** What editors of text wrap words in. Others may be what somebody wrote. */
const TAG =
  /<\/?(?:a|b|i|u|s|p|br|em|strong|span|font|small|big|sub|sup|div|ul|ol|li|table|tbody|tr|td|h[1-6])(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d?));/gi;

function letterOf(entity: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
  return NAMED.get(name) ?? entity;
}

/** The named characters of HTML 4 that names and addresses have, those of Latin-1 in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', euro: '€' }),
  ...Object.entries({ bull: '•', trade: '™', scaron: 'š', Scaron: 'Š', OElig: 'Œ', oelig: 'œ' }),
]);

const NULLS = String.raw`null|none|nil|nan|undefined|\\N|[(<[](?:null|none|nil|blank|empty|leer|vide|vacío|vuoto|vazio|leeg|puste|пусто)[)>\]]`;
/** What stands for no address; other words are reported as what they are: no address. */
const NULL = /^(?:null|nan|undefined|\\N)$/i;
const LONGEST_NOTHING = 10;
const MAYBE_NAME = /^(?:null|none|nil|nan|undefined)$/i;
const WORD = new RegExp(`^(?:${NULLS})$`, 'iu');
/** In the languages of signatures. */
const NOTHING = new RegExp(
  String.raw`^(?:${NULLS}|n\.a\.?|n/d|s/d|k\.\s?a\.|keine?|aucune?|ninguno|ninguna|nessuno|nessuna|nenhuma?|geen|n\.?v\.?t\.?|brak|нет|немає|なし|無し|无|無|لا يوجد|אין)$`,
  'iu',
);

/** Whether a cell is sure to have nothing of the kind: most are words without signs that programs use, or digits. */
export function isWritten(cell: string): boolean {
  if (!WORDS.test(cell)) return DIGITS.test(cell) || OTHER_LETTERS.test(cell);
  return !(cell.length < LONGEST_WORD ? EMPTY_WORD : TYPE_START).test(cell);
}

const WORDS = /^[a-z][^&<:]*$/i;
const DIGITS = /^\+?[\d(][\d ()/-]*$/;
/** In other letters, and longer than any word for nothing. */
const OTHER_LETTERS = /^[\u00c0-\u024f\u0370-\u1fff\u3040-\ud7ff][^&<:]{8,}$/;
const LONGEST_WORD = 12;
const EMPTY_WORD =
  /^(?:n(?:ull|one|il|an|\/a|\/d|\.a\.?|inguno|inguna|essun[oa]|enhuma?|\.?v\.?t\.?)|undefined|s\/d|k\.\s?a\.|keine?|aucune?|geen|brak)$/i;
const TYPE_START = /^(?:system|microsoft|deserialized|selected)\./i;
