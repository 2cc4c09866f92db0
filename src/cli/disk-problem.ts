import { CliProblem } from './command';
import { EXIT } from './exit-codes';

/** What stands in the way, by the code of the system (errno(3)). Others are faults of the program. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the rights for it are missing',
  EBUSY: 'another program uses it',
  EDQUOT: 'the quota of this disk is used up',
  EEXIST: 'there is something of this name already',
  EFBIG: 'it is larger than this disk or this account allows',
  EIO: 'the disk reports an error',
  EISDIR: 'there is a folder of this name',
  ELOOP: 'links in its path lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is longer than this disk allows',
  ENFILE: 'too many files are open',
  ENODEV: 'the disk is not there',
  ENOENT: 'a folder of its path does not exist',
  ENOSPC: 'there is no space left on the disk',
  ENOTDIR: 'a part of its path is a file',
  ENOTEMPTY: 'a folder of this name holds other files',
  ENXIO: 'the disk is not there',
  EPERM: 'the rights for it are missing',
  EROFS: 'the disk can only be read',
  ETIMEDOUT: 'the disk does not answer',
  ETXTBSY: 'another program uses it',
  EXDEV: 'it is on another disk',
};

/**
 * The problem in plain text for an error of the disk; null for any other. `path` is what should have been written, where the
 * error itself would name a temporary file.
 */
export function diskProblem(cause: unknown, path = pathOf(cause)): CliProblem | null {
  const reason = reasonOf(cause);
  if (reason === null) return null;
  return new CliProblem(`${path} cannot be written: ${reason}.`, EXIT.unwritable);
}

/** Why a file cannot be read; null where it is not there, or for another error. */
export function readingReason(cause: unknown): string | null {
  return codeOf(cause) === 'ENOENT' ? null : reasonOf(cause);
}

/** The code of a system error, such as `ENOENT`; blank for other errors. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error) || !('code' in cause)) return '';
  return typeof cause.code === 'string' ? cause.code : '';
}

function reasonOf(cause: unknown): string | null {
  return REASONS[codeOf(cause)] ?? null;
}

function pathOf(cause: unknown): string {
  const path = cause instanceof Error && 'path' in cause ? cause.path : null;
  return typeof path === 'string' ? path : 'A file';
}
