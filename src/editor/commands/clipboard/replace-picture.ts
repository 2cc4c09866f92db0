import { isPicture } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { findById } from '../../../scene/selection';
import type { AppThunk } from '../../../store/state';
import { selectScene } from '../../selectors';
import { lockedReason } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import { replaceByFile } from './lazy-pictures';

export const choosePicture: BuilderCommand = {
  id: 'edit.picture',
  label: 'Replace picture',
  reason: lockedReason,
  plan: ({ chosen: { elements } }) => {
    const only = onlyPicture(elements);
    return only && (() => [askForPicture(only.id)]);
  },
};

/** Asks for a file in the place of an element's picture, if it shows one that may be changed. */
export function askForPicture(id: string): AppThunk {
  return (dispatch, getState, { files }) => {
    const state = getState();
    const element = findById(selectScene(state), id);
    if (element === null || state.view.isPreview || !isReplaceable(element)) return;
    void files.choose('image/*').then((file) => {
      if (file !== null) void dispatch(replaceByFile(id, file));
    });
  };
}

/** The one picture that is selected, if it is alone and may be changed. */
export function onlyPicture([only, ...others]: readonly SceneElement[]): SceneElement | null {
  return only !== undefined && others.length === 0 && isReplaceable(only) ? only : null;
}

export function isReplaceable(element: SceneElement): boolean {
  return isPicture(element) && !element.locked && element.hidden !== true;
}
