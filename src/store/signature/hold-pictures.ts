import type { AppThunk } from '../state';
import { changeParts, type StepName } from './edit-form';
import { linkedPictures } from './picture-addresses';
import type { Signature } from './signature';

/**
 * Holds pictures that come with somebody else's work, given by their addresses, as a part of the step that brings them: before
 * it, so that none is asked for meanwhile. What the signature shows already, and does not hold, stays as it is.
 */
export function holdPictures(
  hrefs: readonly string[] | undefined,
  step: StepName & { readonly group: string },
): AppThunk {
  return (dispatch, getState) => {
    const { present } = getState().signature;
    const added = newlyHeld(present, hrefs ?? []);
    if (added.length === 0) return;
    dispatch(changeParts({ heldPictures: [...(present.heldPictures ?? []), ...added] }, step));
  };
}

function newlyHeld(signature: Signature, hrefs: readonly string[]): readonly string[] {
  if (hrefs.length === 0) return hrefs;
  const known = new Set([...(signature.heldPictures ?? []), ...linkedPictures(signature)]);
  return hrefs.filter((href) => !known.has(href));
}
