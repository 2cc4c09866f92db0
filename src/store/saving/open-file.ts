import { fileOpened, importFailed } from '../../model/file-messages';
import { NOTICES } from '../../model/messages';
import { tooLarge } from '../../scene/design-size';
import { SCENE_LIMITS } from '../../scene/limits';
import { noticeRaised } from '../notices-slice';
import type { AppThunk } from '../state';
import { nameOf } from './header';
import { openNew } from './open-signature';
import { parseSignatureFile, readSignatureFile, type ParsedSignature } from './signature-file';

/** Reads the text of a signature or a design. Of what cannot be read, a notice names the place, and this is null. */
export function parseText(text: string): AppThunk<Promise<ParsedSignature | null>> {
  return async (dispatch) => readSignatureFile(text) ?? dispatch(parseForeignText(text));
}

/** The same of a text that is not as the product writes it. */
export function parseForeignText(text: string): AppThunk<Promise<ParsedSignature | null>> {
  return async (dispatch) => {
    try {
      const parsed = await parseSignatureFile(text);
      if (parsed.ok) return parsed.value;
      dispatch(noticeRaised(importFailed(parsed.problem.message)));
    } catch (cause) {
      dispatch(notRead(cause));
    }
    return null;
  };
}

/** Hands on the text of a file; one that is too large is refused unread. */
export function readFile(
  file: Blob,
  open: (text: string) => AppThunk<Promise<void>>,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (file.size > SCENE_LIMITS.fileBytes) {
      dispatch(noticeRaised(importFailed(tooLarge().message)));
      return;
    }
    try {
      await dispatch(open(await file.text()));
    } catch (cause) {
      dispatch(notRead(cause));
    }
  };
}

/** Opens the text of a file as a new signature. */
export function openText(text: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const parsed = await dispatch(parseText(text));
    if (parsed !== null) await dispatch(openParsed(parsed));
  };
}

/** Opens what was read as a new signature; the open one is saved before. */
export function openParsed({ signature, name, notes }: ParsedSignature): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (!(await dispatch(openNew(signature, name)))) {
      dispatch(noticeRaised(NOTICES.notLeft));
      return;
    }
    const shown = nameOf({ name, person: signature.person.fullName });
    const told = notes.map(({ message }) => message);
    dispatch(noticeRaised(fileOpened(shown, told)));
  };
}

/** What reads the file did not load, or the browser does not let us at the file. */
function notRead(cause: unknown): AppThunk {
  return (dispatch, _getState, { log }) => {
    log('The design file could not be read', cause);
    dispatch(noticeRaised(importFailed('The file could not be read.')));
  };
}
