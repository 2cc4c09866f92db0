import { takeOver } from '../../saving/state/tab-lock';
import { heldPicturesReleased } from '../../store/signature/opened';
import type { AppThunk } from '../../store/state';
import { findNaturalSizes } from './natural-sizes';

/**
 * Loads the held pictures of the open signature, which came with somebody else's work. That is saved with the signature, so the
 * visitor is not asked again, whatever is undone.
 */
export function loadHeldPictures(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { heldPictures = [] } = getState().signature.present;
    // What another tab writes would bring them back.
    if (getState().saving.lockOwner === 'elsewhere') await dispatch(takeOver());
    dispatch(heldPicturesReleased(heldPictures));
    await dispatch(findNaturalSizes());
  };
}
