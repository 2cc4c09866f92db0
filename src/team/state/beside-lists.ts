import type { BesideTables, Everybody } from '../core/everybody';
import type { ListSource } from '../core/list/list-source';
import type { ListTable } from '../core/list/table';
import type { PhotoFolder } from '../core/photos/photo-folder';

/** A list beside that of people, as the page holds it. */
export interface BesideList {
  /** The file it came from; blank for one that was pasted. */
  readonly name: string;
  readonly table: ListTable;
  /** How it was read; not there for lists that were saved before this was kept. */
  readonly source?: ListSource;
}

/** What stands beside a list of people; null for what is not there. */
export interface BesideLists {
  /** What is another for single people. */
  readonly overrides: BesideList | null;
  /** From which people send beside their own, and mailboxes. */
  readonly addresses: BesideList | null;
  readonly photos: PhotoFolder | null;
}

export const NO_BESIDE_LISTS: BesideLists = { overrides: null, addresses: null, photos: null };

/** What the lists beside that of people come to. */
export interface FoundBeside extends Omit<Everybody, 'people'> {
  /** Files of the folder that are no photos; null until they have been looked at. */
  readonly unreadablePhotos: readonly string[] | null;
}

/** The lists as they are read. The photos of a folder that must be chosen again are not there. */
export function tablesOf({ overrides, addresses, photos }: BesideLists): BesideTables {
  return {
    overrides: overrides?.table ?? null,
    addresses: addresses?.table ?? null,
    photoNames: photos === null || photos.id === null ? null : photos.names,
  };
}

/** Whether the folder of photos must be chosen again: its files are not there any more. */
export function isFolderLost({ photos }: BesideLists): boolean {
  return photos !== null && photos.id === null;
}
