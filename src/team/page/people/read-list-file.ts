import { fail, ok, type Result } from '../../../base/result';
import { LIST_WORDS } from '../words';

const LARGEST = 100 * 1024 * 1024;

/** The bytes of a list; a sentence for a file that is none. */
export async function readListFile(file: Blob): Promise<Result<Uint8Array, string>> {
  if (file.size > LARGEST) return fail(LIST_WORDS.tooLarge);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isWorkbook(bytes) ? fail(LIST_WORDS.workbook) : ok(bytes);
  } catch {
    return fail(LIST_WORDS.unreadable);
  }
}

/** Workbooks are archives, and those of before 2007 compound files. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}
