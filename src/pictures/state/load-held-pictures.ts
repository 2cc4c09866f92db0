import { takeOver } from '../../saving/state/tab-lock';
import { heldPicturesReleased } from '../../store/signature/opened';
import type { AppThunk } from '../../store/state';
import { findNaturalSizes } from './natural-sizes';

/**
 * Lets the pictures of the open signature load that came with somebody else's work. It is saved with the signature, so nobody is
 * asked again, whatever is undone.
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
