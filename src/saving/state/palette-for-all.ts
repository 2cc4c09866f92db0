import { LOGO_COLORS, paletteApplied } from '../../model/messages/logo-color-messages';
import { FILE_NOTICES } from '../../model/messages/file-messages';
import { noticeRaised } from '../../store/notices-slice';
import { choosePaletteOfLogo } from '../../pictures/state/logo-palette';
import { makeSignatureReducer, record } from '../../store/signature/history';
import type { SignatureHistory, StepPlace } from '../../store/signature/history-types';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { changeSaved, type ChangeOutcome } from './change-saved';
import { signatureKey } from './header';
import { readList } from './open-signature';

/*
 * One palette for all signatures of this device. The open one gets it as a step; each of the others is locked, fenced off,
 * read, and written back whole with a step more, or left as it is.
 */

/** Gives all signatures on this device a palette, and reports what became of them. */
export function applyToAll(scheme: string, place: StepPlace): AppThunk<Promise<void>> {
  return (dispatch, getState) =>
    dispatch(
      withFailureNotice(FILE_NOTICES.listNotRead, async () => {
        if (getState().view.isPreview) return;
        const listed = await dispatch(readList());
        const { id: openId, unreadable } = getState().saving;
        const others = listed.filter(({ id, deleted }) => id !== openId && deleted === null);
        const unread = unreadable.filter((key) => key.startsWith(signatureKey(''))).length;
        const counts = { applied: 1, elsewhere: 0, unread, failed: 0 };
        dispatch(choosePaletteOfLogo(scheme, place));
        // The one that was changed last is written last, so that the list keeps its order.
        for (const { id } of others.toReversed()) {
          const outcome = await dispatch(applyTo(id, scheme, place));
          if (outcome !== null) counts[outcome] += 1;
        }
        dispatch(noticeRaised(paletteApplied(counts)));
        await dispatch(readList());
      }),
    );
}

/** Null where it has been deleted meanwhile. */
function applyTo(
  id: string,
  scheme: string,
  place: StepPlace,
): AppThunk<Promise<ChangeOutcome | null>> {
  return async (dispatch, getState, { now }) => {
    // The visitor may open it meanwhile.
    if (getState().saving.id !== id) {
      const change = (history: SignatureHistory) => withScheme(history, scheme, place);
      return dispatch(changeSaved(id, change, { edited: now() }));
    }
    dispatch(choosePaletteOfLogo(scheme, place));
    return 'applied';
  };
}

/** The history with the palette as one more step; the same one where that changes nothing. */
function withScheme(history: SignatureHistory, scheme: string, place: StepPlace): SignatureHistory {
  const reduce = makeSignatureReducer((scene) => scene);
  const step = {
    label: LOGO_COLORS.step,
    place,
    group: null,
    selectionBefore: [],
    selectionAfter: [],
  };
  return reduce(
    history,
    record({ type: 'signature/changed', person: { colorScheme: scheme } }, step),
  );
}
