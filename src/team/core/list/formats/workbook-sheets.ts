import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { fail, ok, type Result } from '../../../../base/result';
import { noListByFiles } from './no-list';
import { numberForms, type NumberForm } from './number-forms';
import { soundSheet } from './sound-sheet';

/*
 * What a workbook is read from: an archive of XML. One that unpacks to more than any list needs is refused before anything is
 * unpacked.
 */

/**
 * In bytes: a quarter of a million people with a dozen columns. A workbook is read whole, which takes eleven times as much
 * memory as it unpacks to (`docs/scale.md`).
 */
const MOST_UNPACKED = 150_000_000;
const LARGEST =
  'This workbook unpacks to more than 150 MB. Save the sheet with the people as CSV, which is read piece by piece.';
export const UNREADABLE =
  'This workbook could not be read. Save it again in your spreadsheet, or as CSV.';

/** Of a workbook, what holds its texts: no pictures, charts, or caches. */
const NEEDED = /^xl\/(?:_rels\/workbook\.xml\.rels|[^/]+\.xml|worksheets\/[^/]+\.xml)$/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
const WORKBOOK = 'xl/workbook.xml';
const STYLES = 'xl/styles.xml';

/** A tag that does not end, or not soon: parsers look for its end again with each piece that they are given. */
const OPEN_TAG = /<(?![^<>]{0,65535}>)/;

export interface SoundWorkbook {
  /** The needed parts, packed again without compression. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many of its sheets can be seen; those come first. */
  readonly visible: number;
  /** How many formulas have no result in the file: programs that write workbooks leave it to Excel. */
  readonly unsolved: number;
}

/** A workbook within limits, whose sheets have sound cells; the problem is a sentence. */
export function soundWorkbook(bytes: Uint8Array): Result<SoundWorkbook, string> {
  const files = filesIn(bytes);
  if (files === null) return fail(UNREADABLE);
  const names = files.map(({ name }) => name);
  if (!names.includes(WORKBOOK)) return fail(noListByFiles(names));
  const needed = files.filter(({ name }) => NEEDED.test(name));
  const size = needed.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > MOST_UNPACKED) return fail(LARGEST);
  const parts = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) });
  if (Object.values(parts).some((part) => OPEN_TAG.test(strFromU8(part)))) return fail(UNREADABLE);
  const forms = numberForms(textOf(parts[STYLES]));
  const sheets = soundSheets(parts, forms);
  if (!sheets.ok) return sheets;
  const { text, visible } = visibleFirst(textOf(parts[WORKBOOK]));
  const sound = { ...parts, ...sheets.value.parts, [WORKBOOK]: strToU8(text) };
  return ok({ bytes: zipSync(sound, { level: 0 }), visible, unsolved: sheets.value.unsolved });
}

function textOf(part: Uint8Array | undefined): string {
  return part === undefined ? '' : strFromU8(part);
}

/** What is in an archive, without unpacking any of it; null for none that is whole. */
function filesIn(bytes: Uint8Array): readonly UnzipFileInfo[] | null {
  const files: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (file) => {
        files.push(file);
        return false;
      },
    });
    return files;
  } catch {
    return null;
  }
}

type Parts = Readonly<Record<string, Uint8Array>>;

function soundSheets(
  parts: Parts,
  forms: ReadonlyMap<string, NumberForm>,
): Result<{ readonly parts: Parts; readonly unsolved: number }, string> {
  const sound: Record<string, Uint8Array> = {};
  let unsolved = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue;
    const sheet = soundSheet(strFromU8(part), forms);
    if (!sheet.ok) return sheet;
    sound[name] = strToU8(sheet.value.xml);
    unsolved += sheet.value.unsolved;
  }
  return ok({ parts: sound, unsolved });
}

const SHEET_ENTRY = /<(?:\w+:)?sheet\s[^<>]*>/g;

/** The description of a workbook with hidden sheets behind the others. */
function visibleFirst(text: string): { readonly text: string; readonly visible: number } {
  const entries = text.match(SHEET_ENTRY) ?? [];
  const visible = entries.filter((entry) => !isHidden(entry));
  const sorted = [...visible, ...entries.filter(isHidden)].values();
  const moved = text.replace(SHEET_ENTRY, () => sorted.next().value ?? '');
  return { text: moved, visible: visible.length };
}

function isHidden(entry: string): boolean {
  return /\sstate="(?:hidden|veryHidden)"/.test(entry);
}
