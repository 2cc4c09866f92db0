import { unzipSync, type UnzipFileInfo } from 'fflate';
import { MAIL_LIMITS, type MailProblem } from '../../import/mail-problems';
import { fail, ok, type Result } from '../../model/result';
import { kindOfFile, type MailFile } from './mail-file';

/** An archive that names more files is none of a signature. */
const MOST_ENTRIES = 5000;

/** The files of a zip archive that a mail may be made of; of all others, names alone. Archives within it stay closed. */
export function unpackArchive(bytes: Uint8Array): Result<readonly MailFile[], MailProblem> {
  const names: string[] = [];
  let total = 0;
  let entries = 0;
  /** Looks at what the directory of the archive says of a file, before anything of it is unpacked. */
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new RangeError('The archive has too many files');
    names.push(name);
    const kind = kindOfFile(name);
    if (kind !== 'html' && kind !== 'mime' && kind !== 'picture') return false;
    // A stored file is as long as it is packed, whatever else is said of it.
    total += Math.max(size, originalSize);
    return total <= MAIL_LIMITS.bytes;
  };
  try {
    const unpacked = new Map(Object.entries(unzipSync(bytes, { filter: isWanted })));
    if (total > MAIL_LIMITS.bytes) return fail('too-large');
    return ok(names.map((name) => fileIn(name, unpacked.get(name) ?? new Uint8Array())));
  } catch {
    return fail('unreadable');
  }
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
