/*
 * Files that are no list, or one in a form that is not read: what each is, found by its first bytes or by what it holds, and
 * what to do instead.
 */

interface OtherFile {
  readonly starts: readonly string[];
  readonly message: string;
}

const SAVE = 'Save it as .xlsx or CSV in your spreadsheet';

const WHAT_TO_DO = {
  numbers: `This is a file of Numbers. Export it as Excel (.xlsx) or CSV.`,
  ods: `This is an OpenDocument spreadsheet. ${SAVE}.`,
  xlsb: `This is a binary workbook (.xlsb). ${SAVE}.`,
  word: 'This is a document of Word. Copy its table into a spreadsheet, and save it as .xlsx or CSV.',
  slides: 'This is a presentation. Save the list as .xlsx or CSV.',
  zip: 'This is a zip archive. Unpack it, and choose the list in it.',
  xls: `This is a workbook of Excel before 2007 (.xls). ${SAVE}.`,
  locked: 'This workbook is protected by a password. Save it without one, or as CSV.',
} as const;

const PICTURE = 'This is a picture. Save the list as .xlsx or CSV.';

/** By the bytes at the beginning, as letters of Latin-1. */
const BY_START: readonly OtherFile[] = [
  {
    starts: ['%PDF-'],
    message: 'This is a PDF. Save the list that it was made of as .xlsx or CSV.',
  },
  {
    starts: ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'II*\u0000', 'MM\u0000*'],
    message: PICTURE,
  },
  {
    starts: ['\u001f\u008b', '7z\u00bc\u00af', 'Rar!\u001a\u0007', 'BZh'],
    message: 'This is a packed file. Unpack it, and choose the list in it.',
  },
  {
    starts: ['{\\rtf'],
    message: 'This is a formatted text. Save the list as .xlsx or CSV.',
  },
];

/** By the beginning of a text, in lower case. */
const BY_TEXT: readonly { readonly start: RegExp; readonly message: string }[] = [
  {
    start: /^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<table|<meta|<style)/,
    message: `This is a web page, whatever it is called. Open it in a spreadsheet, and save it as .xlsx or CSV.`,
  },
  { start: /^<svg/, message: PICTURE },
  { start: /^<(?:\?xml|[a-z]+:)/, message: `This is XML, which is not read. ${SAVE}.` },
  {
    start: /^begin:vcard/,
    message: 'These are contact cards. Export the contacts as CSV instead.',
  },
];

/** What to do with bytes that are no list; null where they may be one. */
export function noListByStart(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (isPicture(start)) return PICTURE;
  if (start.startsWith(COMPOUND_FILE)) {
    return holds(bytes, 'EncryptedPackage') ? WHAT_TO_DO.locked : WHAT_TO_DO.xls;
  }
  return (
    BY_START.find(({ starts }) => starts.some((each) => start.startsWith(each)))?.message ?? null
  );
}

/** Pictures whose beginning depends on their sizes: WebP, BMP, and those of phones (HEIC, AVIF). */
function isPicture(start: string): boolean {
  const isBitmap = start.startsWith('BM') && start.slice(6, 10) === '\u0000'.repeat(4);
  const isOfPhone = start.startsWith('\u0000') && start.slice(4, 8) === 'ftyp';
  return isBitmap || isOfPhone || (start.startsWith('RIFF') && start.endsWith('WEBP'));
}

const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0';

/** Whether a name stands in the directory of a compound file: in UTF-16 (MS-CFB 2.6). */
function holds(bytes: Uint8Array, name: string): boolean {
  const units = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (
    let at = bytes.indexOf(units[0] ?? 0);
    at !== -1;
    at = bytes.indexOf(units[0] ?? 0, at + 1)
  ) {
    if (units.every((unit, place) => bytes[at + place] === unit)) return true;
  }
  return false;
}

/** What to do with a text that is no list; null where it may be one. */
export function noListByText(text: string): string | null {
  const start = text.slice(0, 500).trimStart().toLowerCase();
  return BY_TEXT.find((each) => each.start.test(start))?.message ?? null;
}

/** What to do with an archive of these files, which is no workbook. */
export function noListByFiles(names: readonly string[]): string {
  const has = (start: string): boolean => names.some((name) => name.startsWith(start));
  if (has('xl/workbook.bin')) return WHAT_TO_DO.xlsb;
  if (has('word/')) return WHAT_TO_DO.word;
  if (has('ppt/')) return WHAT_TO_DO.slides;
  if (has('Index/') || has('Index.zip')) return WHAT_TO_DO.numbers;
  return has('mimetype') && has('content.xml') ? WHAT_TO_DO.ods : WHAT_TO_DO.zip;
}
