import type { SceneAction } from '../../scene/actions';
import type { Fix } from '../fix';

/** The visitor agrees to see words as part of a picture: the finding becomes information and is no warning any more. */
export const acceptPicture: Fix = {
  id: 'acceptPicture',
  label: 'Export as image',
  *propose({ element: { id, locked, asPicture } }) {
    if (!locked && asPicture !== true) {
      yield { label: 'Export as image', action: acceptance(id, true) };
    }
  },
};

/** The action that lets a text become a picture, or takes that back. */
export function acceptance(id: string, asPicture: boolean): SceneAction {
  return { type: 'scene/elementSet', id, settings: { asPicture } };
}
