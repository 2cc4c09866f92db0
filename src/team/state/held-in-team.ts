import type { HeldOfTeam } from '../core/member';
import type { Member } from '../core/list/member';
import { linkedHref, type HeldPictures } from '../../model/picture/held-pictures';
import { makeSelector } from '../../store/make-selector';
import { heldIn } from '../../pictures/state/held-pictures';
import { loadHeldPictures } from '../../pictures/state/load-held-pictures';
import { changeSaved } from '../../saving/state/change-saved';
import { makeSignatureReducer } from '../../store/signature/history';
import { heldPicturesReleased } from '../../store/signature/opened';
import { linkedPictures } from '../../store/signature/picture-addresses';
import type { AppThunk, RootState } from '../../store/state';
import { selectSource } from './source';
import { listChanged, setupChanged } from './team-slice';

/** Which pictures of the team may not be asked for yet: the same object as long as they are the same. */
export const selectHeldOfTeam = makeSelector(
  (state: RootState) => [
    selectSource(state)?.signature.heldPictures,
    state.team.setup.loadedPictures,
    state.team.list?.picturesHeldBut ?? null,
  ],
  (heldPictures, loaded, ofListBut): HeldOfTeam => ({
    ofSignature: heldIn(heldPictures === undefined ? {} : { heldPictures }).filter(
      (href) => !loaded.includes(href),
    ),
    ofListBut,
  }),
);

/** How many pictures the signatures of the team show that are held. */
export const selectHeldCountOfTeam = makeSelector(
  (state: RootState) => [
    selectSource(state)?.signature ?? null,
    selectHeldOfTeam(state),
    state.team.people?.members ?? NO_PERSON,
  ],
  (signature, { ofSignature, ofListBut }, members): number => {
    const held = new Set(ofSignature);
    const shown = signature === null || held.size === 0 ? [] : linkedPictures(signature);
    const photos = ofListBut === null ? [] : photosOf(members);
    const own = new Set(ofListBut);
    return new Set([
      ...shown.filter((href) => held.has(href)),
      ...photos.filter((href) => !own.has(href)),
    ]).size;
  },
);

const NO_PERSON: readonly Member[] = [];

function photosOf(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ facts }) => linkedHref(facts.profileImageUrl ?? '') ?? []);
}

/**
 * Lets the pictures of list and signature load. It is stored with both, so that the visitor is not asked again where the
 * signature is opened; what another tab has open, or cannot be written, loads here alone.
 */
export function loadHeldPicturesOfTeam(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { team, saving } = getState();
    const source = selectSource(getState());
    if (team.list?.picturesHeldBut !== undefined) {
      const { picturesHeldBut: _held, ...list } = team.list;
      dispatch(listChanged(list));
    }
    if (source?.id === saving.id) {
      await dispatch(loadHeldPictures());
      return;
    }
    const held = source?.signature.heldPictures ?? [];
    const loadedPictures = [...new Set([...team.setup.loadedPictures, ...held])];
    dispatch(setupChanged({ loadedPictures }));
    if (source !== null) await dispatch(releaseHeld(source.id, held));
  };
}

/** Takes pictures out of those that a signature which is not open holds. */
function releaseHeld(id: string, held: HeldPictures): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    try {
      const reduce = makeSignatureReducer((scene) => scene);
      await dispatch(
        changeSaved(id, (history) => reduce(history, heldPicturesReleased([...held]))),
      );
    } catch (cause) {
      log('That pictures may load could not be saved with their signature', cause);
    }
  };
}
