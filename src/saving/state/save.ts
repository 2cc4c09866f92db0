import { hideHeldPictures } from '../../model/picture/hide-held-pictures';
import { NOTICES } from '../../model/messages/messages';
import { noticeRaised } from '../../store/notices-slice';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import type { AppThunk, RootState } from '../../store/state';
import { newHeader, type Header } from './header';
import { nextNumber } from './names';
import {
  aboutToSave,
  lockChanged,
  signatureSaved,
  statusChanged,
  stepsMade,
  writingBegun,
} from './saving-slice';
import { writeSaved } from './write-saved';

/** Whether something was done that does not lie on the device yet. */
export function hasUnsaved({ signature, saving }: RootState): boolean {
  return signature !== saving.saved && (saving.saved !== null || signature.past.length > 0);
}

/** Saves the open signature, and the words that are just being typed, now: the page may be gone the next moment. */
export function saveAll(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(aboutToSave());
    await dispatch(save());
  };
}

/**
 * Writes the open signature to the device, reads back that it is there, and notifies the other tabs. Where another tab has
 * taken it over, nothing is written, and this tab follows. A failure is reported once. Nothing is written while nothing was
 * done, unless `isForced`.
 */
export function save({ isForced = false } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    const { saving, signature } = getState();
    if (saving.lockOwner !== 'mine' || !(isForced || hasUnsaved(getState()))) return;
    const { id } = saving;
    const steps = stepsMade(saving);
    const revision = saving.revision + 1;
    dispatch(writingBegun(revision));
    const header = dispatch(currentHeader(revision));
    try {
      const isWritten = await writeSaved(ports, signature, header);
      if (getState().saving.id !== id) return;
      dispatch(
        isWritten ? signatureSaved({ signature, steps, revision }) : lockChanged('elsewhere'),
      );
    } catch (cause) {
      ports.log('The work could not be saved', cause);
      const { status } = getState().saving;
      if (status !== 'fails') dispatch(noticeRaised(NOTICES.saveFailed));
      dispatch(statusChanged('fails'));
    }
  };
}

/** The header of the open signature as it stands. */
function currentHeader(revision: number): AppThunk<Header> {
  return (_dispatch, getState, { now }) => {
    const { saving, signature } = getState();
    return {
      ...newHeader(saving.id, now()),
      name: saving.name,
      number: saving.list.find(({ id }) => id === saving.id)?.number ?? nextNumber(saving.list),
      person: signature.present.person.fullName,
      picture: pictureOf(getState()),
      revision,
    };
  };
}

/**
 * What the open signature looks like: the HTML of its last output, with boxes for pictures that are held, or what is known of
 * it where that shows nothing.
 */
export function pictureOf(state: RootState): string {
  const { output, saving, signature } = state;
  const { html, status, source, compiler } = output;
  const isOurs = status === 'fresh' || source !== null;
  const isEmpty = compiler === 'scene' && signature.present.scene.elements.length === 0;
  if (isOurs && !isEmpty && html !== '') {
    return html.length <= LARGEST_PICTURE ? hideHeldPictures(html, selectHeldPictures(state)) : '';
  }
  return saving.list.find(({ id }) => id === saving.id)?.picture ?? '';
}

/** In characters: what a list draws must not weigh more than the signature itself. */
export const LARGEST_PICTURE = 200_000;
