import { LIMITS } from '../../model/limits';
import { pictureProblem } from '../../model/messages/file-messages';
import { MESSAGES } from '../../model/messages/messages';
import { fail, type Result } from '../../base/result';
import type { ImagePort, ImageProblem, UploadedImage } from './image-port';
import type { AppThunk } from '../../store/state';
import { uploadAt, uploadBegun, uploadSettled, type PictureKind } from './uploads-slice';
import { withTimeout } from '../../store/timing';

interface UploadTask {
  /** Of several files for one place the last chosen wins. */
  readonly place: string;
  readonly kind: PictureKind | 'canvas';
  readonly file: Blob;
  /** Puts the picture where it belongs. */
  readonly use: (dataUrl: string, size: UploadedImage) => void;
}

/** What became of a file. */
export interface UploadOutcome {
  /** False where another file or a removal came after it, which then counts. */
  readonly isLast: boolean;
  /** What went wrong; blank where nothing did. */
  readonly words: string;
  /** A remark about the picture, or blank. */
  readonly note: string;
}

/**
 * Takes a file of the visitor's as a picture. One that cannot be read leaves the earlier picture; one that can be read but
 * not made small is kept as it is, and counts as failed too.
 */
export function runUpload({
  place,
  kind,
  file,
  use,
}: UploadTask): AppThunk<Promise<UploadOutcome>> {
  return async (dispatch, getState, { images, log }) => {
    dispatch(uploadBegun(place));
    const { run } = uploadAt(getState().uploads, place);
    const loaded = await loadPicture(images, file, kind);
    if (uploadAt(getState().uploads, place).run !== run)
      return { isLast: false, words: '', note: '' };
    if (loaded.ok) use(loaded.value.dataUrl, loaded.value);
    const problem = problemOf(loaded, file);
    if (problem !== null) log(`The picture could not be used as it should: ${problem.cause}`);
    const words = problem?.words ?? '';
    const note = loaded.ok && loaded.value.isStilled === true ? MESSAGES.animationLost : '';
    dispatch(uploadSettled({ place, problem: words, note }));
    return { isLast: true, words, note };
  };
}

/** Reads a file of the visitor's. Fails where the file is too large, or where reading it takes too long. */
export async function loadPicture(
  images: ImagePort,
  file: Blob,
  kind: PictureKind | 'canvas',
): Promise<Result<UploadedImage, ImageProblem>> {
  if (file.size > LIMITS.uploadBytes) return fail('too-large');
  return withTimeout(images.load(file, kind), LIMITS.uploadMs, fail('too-slow'));
}

/** What went wrong with a file, for the log and for the visitor; null where nothing did. */
export function problemOf(
  loaded: Result<UploadedImage, ImageProblem>,
  file: Blob,
): { readonly cause: string; readonly words: string } | null {
  if (!loaded.ok) return { cause: loaded.problem, words: pictureProblem(loaded.problem, file) };
  const { resized, failure = '' } = loaded.value;
  return resized ? null : { cause: failure, words: pictureProblem('not-decodable', file) };
}
