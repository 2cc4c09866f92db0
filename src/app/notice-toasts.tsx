import { useEffect, useRef } from 'react';
import { lazy } from '../base/lazy';
import { focusField } from '../generator/focus-field';
import { NOTICES } from '../model/messages/messages';
import type { NoticeEffect } from '../model/messages/notice';
import { sampleFields } from '../model/person/sample-fields';
import { takeAs } from '../pictures/state/take-picture';
import { takeNewRelease } from '../platform/release';
import { saveOpenFile, saveSignatureFile } from '../saving/state/files/save-file';
import { hasUnsaved, saveAll } from '../saving/state/save';
import { dialogChanged, panelAsked } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { noticeRaised, noticeShown } from '../store/notices-slice';
import { historyNavigation } from '../store/signature/history-navigation';
import type { AppThunk } from '../store/state';
import { withFailureNotice } from '../store/with-failure-notice';
import { hideToast, showToast } from '../ui/toasts/show-toast';
import { Toaster } from '../ui/toasts/toaster';
import { askAgain } from './ask-again';

const LIST = lazy(() => import('../saving/state/list'));
const VERSIONS = lazy(() => import('../saving/state/versions/versions'));

/** What offers something stays long enough to be reached. */
const WITH_ACTION_MS = 10_000;

/** The key of what offers to undo the last step: there is only one. */
const OF_LAST_STEP = 'undo';

/** Hands the store's notices to the screen. */
export function NoticeToasts() {
  const queue = useAppSelector((state) => state.notices.queue);
  const step = useAppSelector((state) => state.signature.present.step);
  const dispatch = useAppDispatch();
  // Another step is the last one now; the notice of that one comes after this.
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) hideToast(OF_LAST_STEP);
    lastStep.current = step;
  }, [step]);
  useEffect(() => {
    for (const { id, title, message, destructive, warns, waits, action, also, ...rest } of queue) {
      const offers = [action, also].filter((offer) => offer !== undefined);
      const durationMs = rest.durationMs ?? (offers.length === 0 ? undefined : WITH_ACTION_MS);
      const actions = offers.map(({ label, effect }) => ({
        label,
        onSelect: () => void dispatch(carryOut(effect)),
      }));
      const tone = destructive ? 'danger' : warns ? 'warning' : 'neutral';
      const key = action?.effect.type === 'undo' ? OF_LAST_STEP : undefined;
      showToast({ title, message, waits, durationMs, tone, actions, key });
      dispatch(noticeShown(id));
    }
  }, [queue, dispatch]);
  return TOASTER;
}

const TOASTER = <Toaster />;

/** Does what a notice offers. */
function carryOut(effect: NoticeEffect): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        switch (effect.type) {
          case 'undo':
            return void dispatch(historyNavigation.undo());
          case 'takeAs':
            return dispatch(takeAs(effect.kind));
          case 'saveCopy':
            return dispatch(saveOpenFile());
          case 'saveFile':
            return dispatch(saveSignatureFile(effect.id, effect));
          case 'useItIn':
            return void dispatch(dialogChanged('useItIn'));
          case 'importSignature':
            return void dispatch(dialogChanged('import'));
          case 'takeNewRelease':
            return dispatch(onceSaved(() => void takeNewRelease()));
          case 'wantAgain':
            return dispatch(askAgain());
          case 'reload':
            return dispatch(onceSaved(() => location.reload()));
          case 'showSample':
            return dispatch(showSample());
          case 'unremoveVersion':
            return dispatch((await VERSIONS.load()).unremoveVersion(effect.of, effect.id));
          case 'undelete':
            return dispatch((await LIST.load()).undeleteSignature(effect.id, effect));
        }
      }),
    );
}

/** Saves all, and leaves the page. When saving fails, the page stays and a notice reports it. */
function onceSaved(leave: () => void): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(saveAll());
    if (hasUnsaved(getState())) dispatch(noticeRaised(NOTICES.notLeft));
    else leave();
  };
}

/** Leads to what is still the sample's, past the dialog that it was taken from: in the form to its first field, in the designer to the details. */
function showSample(): AppThunk {
  return (dispatch, getState) => {
    const { output, signature } = getState();
    const [field] = sampleFields(signature.present.person);
    if (field === undefined) return;
    dispatch(dialogChanged(null));
    if (output.compiler === 'scene') dispatch(panelAsked('details'));
    else focusField(field);
  };
}
