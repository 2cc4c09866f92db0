import { fail, ok, type Result } from '../../../base/result';
import type { AppThunk } from '../../../store/state';
import { besideTable } from '../../core/list/beside/beside-table';
import { hasPhotoName, isSeen } from '../../core/photos/match-photos';
import { changeBeside } from '../../state/change-beside';
import { BESIDE_WORDS } from './copy';
import { readListFile, refusal } from '../people/read-list-file';

/** The way back to what stood there before. */
type Taken = Result<() => void, string>;

/** Takes a list out of a file, in the place of the one that is there. A file that is none is a sentence, and changes nothing. */
export function takeBesideList(
  of: 'overrides' | 'addresses',
  file: File,
): AppThunk<Promise<Taken>> {
  return async (dispatch, getState, { team }) => {
    const bytes = await readListFile(file);
    if (!bytes.ok) return bytes;
    const read = await team.readList(bytes.value);
    if (!read.ok) return fail(refusal(read.problem));
    const before = getState().team.list?.beside?.[of] ?? null;
    dispatch(changeBeside({ [of]: { name: file.name, table: besideTable(read.value) } }));
    return ok(() => dispatch(changeBeside({ [of]: before })));
  };
}

/** Takes the photos of a folder that was chosen, and of the folders inside it. */
export function takePhotos(chosen: readonly File[]): AppThunk<Promise<Taken>> {
  return async (dispatch, getState, { team, log }) => {
    const all = chosen.map((file) => [pathOf(file), file] as const);
    const files = new Map(all.filter(([path]) => isSeen(path)));
    if (![...files.keys()].some(hasPhotoName)) return fail(BESIDE_WORDS.noPhotos);
    try {
      const photos = await team.keepPhotos(folderOf(chosen), files);
      const before = getState().team.list?.beside?.photos ?? null;
      dispatch(changeBeside({ photos }));
      return ok(() => dispatch(changeBeside({ photos: before })));
    } catch (cause) {
      log('The folder of photos could not be taken', cause);
      return fail(BESIDE_WORDS.notTaken);
    }
  };
}

/** Where a file lies in the folder that was chosen. */
function pathOf({ name, webkitRelativePath: path }: File): string {
  return path.split('/').slice(1).join('/') || name;
}

/** Browsers without folders give files without paths. */
function folderOf([file]: readonly File[]): string {
  const [folder = '', ...inside] = file?.webkitRelativePath.split('/') ?? [];
  return inside.length === 0 ? 'photos' : folder;
}
