import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileDigest, isLost } from '../../team/core/archive/file-records';
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

/** `isOwn` decides by its digest whether the program has written what is there. `path` is below `root`. */
export async function standingOf(
  root: string,
  path: string,
  digest: string | null,
  isOwn: (digest: string) => boolean,
): Promise<Standing> {
  const target = join(root, path);
  const kind = await kindOf(target);
  if (kind === null) return 'free';
  if (kind !== 'file') return 'other';
  const bytes = await readFile(target);
  const found = fileDigest(path, bytes);
  const isWhole = !isLost(path, bytes);
  if (found === digest && isWhole) return 'same';
  if (isOwn(found)) return 'own';
  return isWhole ? 'other' : 'free';
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
