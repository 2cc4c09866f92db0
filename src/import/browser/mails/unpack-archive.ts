import { kindOfFile, type MailFileKind } from '../../core/mail-file-kinds';
import { MAIL_LIMITS, type MailProblem } from '../../core/mail-problems';
import { fail, ok, type Result } from '../../../base/result';
import { readZip, type ArchivedFile } from '../reading/read-zip';
import type { MailFile } from './mail-file';

/** An archive that names more files is none of a signature. */
const MOST_ENTRIES = 5000;

const WANTED: ReadonlySet<MailFileKind> = new Set(['html', 'mime', 'picture']);

/** The files of a zip archive that a mail may be made of; of all others, names alone. Archives within it stay closed. */
export function unpackArchive(bytes: Uint8Array): Result<readonly MailFile[], MailProblem> {
  const entries = readZip(bytes, MOST_ENTRIES);
  if (!entries.ok) return fail('unreadable');
  const total = entries.value.reduce((sum, entry) => sum + (isWanted(entry) ? entry.size : 0), 0);
  if (total > MAIL_LIMITS.bytes) return fail('too-large');
  const files: MailFile[] = [];
  for (const entry of entries.value) {
    const content = isWanted(entry) ? entry.unpack() : new Uint8Array();
    if (content === null) return fail('unreadable');
    files.push(fileIn(entry.path, content));
  }
  return ok(files);
}

function isWanted({ path }: ArchivedFile): boolean {
  return WANTED.has(kindOfFile(path));
}

function fileIn(path: string, bytes: Uint8Array): MailFile {
  const kind = kindOfFile(path);
  return {
    path,
    kind: kind === 'archive' ? 'other' : kind,
    size: bytes.length,
    read: () => Promise.resolve(bytes),
  };
}
