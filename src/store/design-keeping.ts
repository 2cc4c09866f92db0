import { isSampleSignature } from '../model/signature';
import type { BuilderState, BuilderThunk } from './builder-state';
import { inTime, keep, restore } from './keep';
import { historyOf, readSavedDesign, saveDesign } from './saved-design';
import { historyRestored } from './scene-history';
import { savingMoved } from './saving-slice';
import { holdChanged } from './tabs-slice';
import { endTextEdit, keepTypedText } from './typed-text';

/** Where the design is kept, and the name of the lock on it. */
export const DESIGN_KEY = 'signet/design';

/**
 * Brings back the design of an earlier visit, and finds out whether another tab is at work on it. A tab that went on with
 * a copy gets its copy back. Once for each visit; a device that does not answer in time holds nothing up.
 */
export function beginDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { tabs }) => {
    if (getState().tabs.hold !== 'unknown') return;
    dispatch(holdChanged('asked'));
    dispatch(savingMoved({ key: DESIGN_KEY, status: 'unread' }));
    const found = await dispatch(inTime(DESIGN_KEY, dispatch(restoreOwn())));
    if (found === 'copy') return;
    if (found === 'nothing') dispatch(introducePerson());
    const isMine = await tabs.claim(DESIGN_KEY, () => dispatch(letGo()));
    dispatch(holdChanged(isMine ? 'mine' : 'elsewhere'));
  };
}

/** Brings back this tab's copy, else the design that all tabs share. */
function restoreOwn(): BuilderThunk<Promise<'copy' | 'design' | 'nothing'>> {
  return async (dispatch, _getState, { tabs }) => {
    if (await dispatch(restoreDesign(copyKey(tabs.tabId)))) {
      dispatch(holdChanged('copy'));
      return 'copy';
    }
    return (await dispatch(restoreDesign(DESIGN_KEY))) ? 'design' : 'nothing';
  };
}

/** The person of the form, once the form was filled in, is the person of a new design. */
function introducePerson(): BuilderThunk {
  return (dispatch, getState) => {
    const { data } = getState().signature;
    if (isSampleSignature(data)) return;
    const first = { ...getState().scene.present, person: data };
    dispatch(historyRestored(historyOf([], first, [])));
  };
}

/** Takes the design over from the other tab, with what that tab did last. */
export function takeOverDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch, _getState, { tabs }) => {
    await tabs.takeOver(DESIGN_KEY, () => dispatch(letGo()));
    await dispatch(restoreDesign(DESIGN_KEY));
    dispatch(holdChanged('mine'));
  };
}

/** Leaves the design to the other tab and goes on with a copy. */
export function workOnCopy(): BuilderThunk {
  return (dispatch) => {
    dispatch(holdChanged('copy'));
    void dispatch(keepDesign());
  };
}

/** Keeps the design and the words that are just being typed: when the page may be gone the next moment. */
export function keepAllOfDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(keepTypedText());
    await dispatch(keepDesign());
  };
}

/** Saves, then leaves the design to the tab that asked for it. */
function letGo(): BuilderThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(endTextEdit());
    await dispatch(keepDesign());
    dispatch(holdChanged('elsewhere'));
  };
}

/** Keeps the design with its history on the device. Only the tab whose it is writes. */
export function keepDesign(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { tabs }) => {
    const key = keyFor(getState(), tabs.tabId);
    if (key !== null) await dispatch(keep(key, () => saveDesign(getState().scene)));
  };
}

function keyFor({ tabs }: BuilderState, tabId: string): string | null {
  if (tabs.hold === 'mine') return DESIGN_KEY;
  return tabs.hold === 'copy' ? copyKey(tabId) : null;
}

function copyKey(tabId: string): string {
  return `${DESIGN_KEY}/copy/${tabId}`;
}

/** Brings back what lies under a key; the answer says whether there was anything. */
function restoreDesign(key: string): BuilderThunk<Promise<boolean>> {
  return (dispatch, getState) => {
    const before = getState().scene;
    return dispatch(
      restore({
        key,
        read: readSavedDesign,
        bring: (history) => dispatch(historyRestored(history)),
        hasBegun: () => getState().scene !== before,
        keepNew: () => dispatch(keepDesign()),
      }),
    );
  };
}
