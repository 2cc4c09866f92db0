import { fail, ok, type Result } from '../../../base/result';
import type { ListProblem } from '../../core/list/table';
import { LIST_WORDS } from '../copy';

/** What file choosers offer for lists. */
export const LIST_FILES =
  '.csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl,.ldif,.ldf,text/csv,text/tab-separated-values,application/json';

/** Larger lists are not read: their bytes need not be fetched. */
const LARGEST = 100 * 1024 * 1024;

/** The bytes of a file; a sentence where they cannot be had. */
export async function readListFile(file: Blob): Promise<Result<Uint8Array, string>> {
  if (file.size > LARGEST) return fail(LIST_WORDS.tooLarge);
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail(LIST_WORDS.unreadable);
  }
}

/** Why a list was refused, with its place. */
export function refusal({ line, column, message }: ListProblem): string {
  const place = line === 0 ? '' : `Line ${line}${column === null ? '' : `, ${column}`}: `;
  return `${place}${message}`;
}
