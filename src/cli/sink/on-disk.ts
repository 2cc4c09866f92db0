import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOfBytes } from '../../model/picture/fingerprint';
import { codeOf } from '../disk-problem';

export type DiskKind = 'file' | 'folder' | 'other';

/** What lies at a path; null for nothing. Links are not followed: they are something else. */
export async function kindOf(path: string): Promise<DiskKind | null> {
  try {
    const stats = await lstat(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : 'other';
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT' || codeOf(cause) === 'ENOTDIR') return null;
    throw cause;
  }
}

/** How a file on the disk stands to one that goes there. */
export type Standing =
  /** Nothing is there, or a file that has lost its content when the power failed. */
  | 'free'
  | 'same'
  /** As the program has written it. */
  | 'own'
  /** Anything else: a file of somebody, a link, a folder. */
  | 'other'
  /** Behind a link or a file, where a folder belongs. */
  | 'outside';

/** `isOwn` decides by its digest whether the program has written what is there. */
export async function standingOf(
  path: string,
  digest: string | null,
  isOwn: (digest: string) => boolean,
): Promise<Standing> {
  const kind = await kindOf(path);
  if (kind === null) return 'free';
  if (kind !== 'file') return 'other';
  const bytes = await readFile(path);
  const found = digestOfBytes(bytes);
  if (found === digest) return 'same';
  if (isOwn(found)) return 'own';
  return bytes.every((byte) => byte === 0) ? 'free' : 'other';
}

/** Looks at the folders above files of a root, each once: whether one of them is a link or a file, which leads elsewhere. */
export function folderCheck(root: string) {
  const known = new Map<string, Promise<boolean>>();
  const isOpen = (folder: string): Promise<boolean> => {
    if (folder === '.') return Promise.resolve(true);
    const found = known.get(folder) ?? look(folder);
    known.set(folder, found);
    return found;
  };
  const look = async (folder: string): Promise<boolean> => {
    if (!(await isOpen(dirname(folder)))) return false;
    const kind = await kindOf(join(root, folder));
    return kind === null || kind === 'folder';
  };
  return (path: string): Promise<boolean> => isOpen(dirname(path));
}
