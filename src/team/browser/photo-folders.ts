import type { Member } from '../core/list/member';
import { photoFinder, type PhotoFinder } from '../core/photos/match-photos';
import type { PhotoFolder } from '../core/photos/photo-folder';
import { isPhoto } from '../core/photos/photo-file';

interface KeptFolder {
  readonly files: ReadonlyMap<string, Blob>;
  readonly finder: PhotoFinder;
  /** Whether a file that was looked at is a photo. */
  readonly looked: Map<string, Promise<boolean>>;
}

/** The files of folders that were chosen, for as long as the page is open. They are read when they are needed, and not kept. */
export function photoFolders() {
  const kept = new Map<number, KeptFolder>();
  return {
    keep: (name: string, files: ReadonlyMap<string, Blob>): PhotoFolder => {
      const names = [...files.keys()];
      const id = kept.size + 1;
      kept.set(id, { files, finder: photoFinder(names), looked: new Map() });
      return { name, id, names };
    },
    /** The file of somebody's photo; null where there is none, or it is no photo. */
    photoOf: async (id: number, member: Member): Promise<Blob | null> => {
      const folder = kept.get(id);
      const [name] = folder?.finder.photosOf(member) ?? [];
      if (folder === undefined || name === undefined) return null;
      return (await isOne(folder, name)) ? (folder.files.get(name) ?? null) : null;
    },
    /** Which of these files are no photos. */
    unreadable: async (id: number, names: readonly string[]): Promise<readonly string[]> => {
      const folder = kept.get(id);
      const found: string[] = [];
      if (folder === undefined) return found;
      // One after the other: no more than one is in memory.
      for (const name of names) if (!(await isOne(folder, name))) found.push(name);
      return found;
    },
  };
}

/** Looks at a file once, so that one that is lost later is not taken for one that never was a photo. */
function isOne({ files, looked }: KeptFolder, name: string): Promise<boolean> {
  const known = looked.get(name);
  if (known !== undefined) return known;
  const file = files.get(name);
  const looking = file === undefined ? Promise.resolve(false) : isPhoto(file).catch(() => false);
  looked.set(name, looking);
  return looking;
}
