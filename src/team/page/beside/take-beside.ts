import { fail, ok, type Result } from '../../../base/result';
import type { AppThunk } from '../../../store/state';
import { besideTable } from '../../core/list/beside/beside-table';
import type { OtherList } from '../../core/list/beside/other-lists';
import type { ListEncoding } from '../../core/list/encodings/encoding';
import type { ReadList } from '../../core/list/read-list';
import type { ListProblem } from '../../core/list/table';
import { hasPhotoName, isSeen } from '../../core/photos/match-photos';
import { changeBeside } from '../../state/change-beside';
import { BESIDE_WORDS } from './copy';
import { readListFile, refusal } from '../people/read-list-file';

/** The way back to what stood there before. */
export type Taken = Result<() => void, string>;

/** The lists beside that of people, without photos. */
export type TableBeside = Exclude<OtherList, 'photos'>;

/**
 * Takes a list out of a file or a text that was pasted, in the place of the one that is there. What is none is a sentence, and
 * changes nothing.
 */
export function takeBesideList(of: TableBeside, given: File | string): AppThunk<Promise<Taken>> {
  return async (dispatch, _getState, { team }) => {
    if (typeof given === 'string') return dispatch(putBeside(of, '', await team.readList(given)));
    const bytes = await readListFile(given);
    if (!bytes.ok) return bytes;
    return dispatch(putBeside(of, given.name, await team.readList(bytes.value)));
  };
}

/** Reads the bytes of the list that is there as another encoding, in its place. */
export function readBesideAs(of: TableBeside, encoding: ListEncoding): AppThunk<Promise<Taken>> {
  return async (dispatch, getState, { team }) => {
    const list = getState().team.list?.beside?.[of] ?? null;
    if (list?.source === undefined) return fail(BESIDE_WORDS.notTaken);
    return dispatch(putBeside(of, list.name, await team.readListAs(list.source, encoding)));
  };
}

function putBeside(
  of: TableBeside,
  name: string,
  read: Result<ReadList, ListProblem>,
): AppThunk<Taken> {
  return (dispatch, getState) => {
    if (!read.ok) return fail(refusal(read.problem));
    const before = getState().team.list?.beside?.[of] ?? null;
    const { source } = read.value;
    dispatch(changeBeside({ [of]: { name, table: besideTable(read.value), source } }));
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
