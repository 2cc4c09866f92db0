import { NOTICES } from '../../model/messages';
import { noticeRaised } from '../notices-slice';
import type { AppThunk, RootState } from '../state';
import { headerKey, newHeader, readHeader, signatureKey, type Header } from './header';
import {
  aboutToKeep,
  holdChanged,
  signatureKept,
  statusChanged,
  stepsMade,
  writingBegun,
} from './keeping-slice';
import { saveSignature } from './saved-signature';

/** Whether something was done that does not lie on the device yet. */
export function hasUnkept({ signature, keeping }: RootState): boolean {
  return signature !== keeping.kept && (keeping.kept !== null || signature.past.length > 0);
}

/** Keeps the open signature, and the words that are just being typed, now: the page may be gone the next moment. */
export function keepAll(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(aboutToKeep());
    await dispatch(keep());
  };
}

/**
 * Writes the open signature to the device, reads back that it is there, and tells the other tabs. Where another tab has
 * taken it over, nothing is written, and this tab follows. A failure is told once. Nothing is written while nothing was
 * done, unless `isForced`.
 */
export function keep({ isForced = false } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, tabs, log }) => {
    const { keeping, signature } = getState();
    if (keeping.hold !== 'mine' || !(isForced || hasUnkept(getState()))) return;
    const { id } = keeping;
    const steps = stepsMade(keeping);
    const revision = keeping.revision + 1;
    dispatch(writingBegun(revision));
    const header = dispatch(currentHeader(revision));
    const fence = { key: headerKey(id), owner: tabs.pageId, revision };
    try {
      const entries = { [signatureKey(id)]: saveSignature(signature), [fence.key]: header };
      const isWritten = await storage.write(entries, fence);
      if (getState().keeping.id !== id) return;
      if (!isWritten) {
        dispatch(holdChanged('elsewhere'));
        return;
      }
      const found = readHeader(id, await storage.read(fence.key));
      if (found === null || found.revision < revision) throw new Error('It was not there');
      if (getState().keeping.id !== id) return;
      dispatch(signatureKept({ signature, steps, revision }));
      tabs.tell(id);
    } catch (cause) {
      log('The work could not be saved', cause);
      const { status } = getState().keeping;
      if (status !== 'fails') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(statusChanged('fails'));
    }
  };
}

/** The header of the open signature as it stands. */
function currentHeader(revision: number): AppThunk<Header> {
  return (_dispatch, getState, { tabs, now }) => {
    const { keeping, signature } = getState();
    return {
      ...newHeader(keeping.id, now()),
      name: keeping.name,
      person: signature.present.person.fullName,
      picture: pictureOf(getState()),
      owner: tabs.pageId,
      revision,
    };
  };
}

/** What the open signature looks like: the HTML of its last output, or what is known of it where that shows nothing. */
export function pictureOf({ output, keeping, signature }: RootState): string {
  const { html, status, source, compiler } = output;
  const isOurs = status === 'fresh' || source !== null;
  const isEmpty = compiler === 'scene' && signature.present.scene.elements.length === 0;
  if (isOurs && !isEmpty && html !== '') return html.length <= LARGEST_PICTURE ? html : '';
  return keeping.list.find(({ id }) => id === keeping.id)?.picture ?? '';
}

/** In characters: what a list draws must not weigh more than the signature itself. */
const LARGEST_PICTURE = 200_000;
