import { fileOpened, importFailed } from '../../../model/messages/file-messages';
import { NOTICES } from '../../../model/messages/messages';
import { tooLarge } from '../../../scene/design-file/design-size';
import { SCENE_LIMITS } from '../../../scene/limits';
import { noticeRaised } from '../../../store/notices-slice';
import type { AppThunk } from '../../../store/state';
import { freeName, selectNames, selectOpenName } from '../names';
import { openNew } from '../open-signature';
import { parseSignatureFile, type ParsedSignature } from './signature-file';

/** In characters: what is no longer is read at once, which takes less time than it takes a worker to start. */
export const SHORT_DESIGN = 100_000;

/**
 * Reads a signature or a design, from its text or its file. Of what cannot be read, a notice names the place, and this is null.
 */
export function parseSource(
  source: string | Blob,
  signal?: AbortSignal,
): AppThunk<Promise<ParsedSignature | null>> {
  return async (dispatch, _getState, { designs }) => {
    if (typeof source !== 'string' && source.size > SCENE_LIMITS.fileBytes) {
      dispatch(noticeRaised(importFailed(tooLarge().message)));
      return null;
    }
    try {
      const text = await shortText(source);
      const parsed = await (text === null
        ? designs.read(source, signal)
        : parseSignatureFile(text));
      if (parsed.ok) return parsed.value;
      dispatch(noticeRaised(importFailed(parsed.problem.message)));
    } catch (cause) {
      if (signal?.aborted !== true) dispatch(notRead(cause));
    }
    return null;
  };
}

/** The text of what is short; null for anything else. */
async function shortText(source: string | Blob): Promise<string | null> {
  const isString = typeof source === 'string';
  if ((isString ? source.length : source.size) > SHORT_DESIGN) return null;
  return isString ? source : source.text();
}

/** Opens a signature or a design, from its text or its file, as a new signature. */
export function openSource(source: string | Blob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parsed = await dispatch(parseSource(source));
    if (parsed !== null) await dispatch(openParsed(parsed));
  };
}

/** Opens what was read as a new signature; the open one is saved before. */
export function openParsed({ signature, name, notes }: ParsedSignature): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const taken = new Set(selectNames(getState()).values());
    // Without a name it is numbered by itself where that is needed.
    const given = name.trim() === '' ? '' : freeName(name, taken);
    if (!(await dispatch(openNew(signature, given)))) {
      dispatch(noticeRaised(NOTICES.notLeft));
      return;
    }
    const reported = notes.map(({ message }) => message);
    dispatch(noticeRaised(fileOpened(selectOpenName(getState()), reported)));
  };
}

/** What reads the file did not load, or the browser denies access to the file. */
function notRead(cause: unknown): AppThunk {
  return (dispatch, _getState, { log }) => {
    log('The design file could not be read', cause);
    dispatch(noticeRaised(importFailed('The file could not be read.')));
  };
}
