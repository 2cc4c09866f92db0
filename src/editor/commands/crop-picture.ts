import { findById } from '../../scene/selection';
import { cropChosen, viewportChanged } from '../../store/canvas/view-slice';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { croppable } from '../crop/crop-facts';
import { deviceOf, selectElementContext } from '../render-env';
import { selectScene } from '../selectors';
import { lockedReason } from '../steps';
import type { BuilderCommand } from './builder-command';
import { askForPicture, isReplaceable, onlyPicture } from './clipboard/replace-picture';
import { viewToShow } from './views/column';

/** Begins to crop a picture on the canvas. Where it cannot be cropped, a notice gives the reason. */
export const cropPicture: BuilderCommand = {
  id: 'edit.crop',
  label: 'Crop',
  reason: lockedReason,
  plan: ({ chosen: { elements } }) => {
    const only = onlyPicture(elements);
    return (
      only &&
      (() => [beginCrop(only.id, (message) => noticeRaised({ title: NOT_CROPPED, message }))])
    );
  },
};

const NOT_CROPPED = 'This picture can’t be cropped';

/** What Enter and a double click do: crop the picture, or choose one where there is none that can be cropped. */
export const editPicture: BuilderCommand = {
  id: 'edit.openPicture',
  label: 'Edit picture',
  shortcuts: [{ key: 'Enter' }],
  reason: lockedReason,
  plan: ({ chosen: { elements } }) => {
    const only = onlyPicture(elements);
    return only && (() => [openPicture(only.id)]);
  },
};

/** Crops the picture of an element, or asks for one where there is none that can be cropped. */
export function openPicture(id: string): AppThunk {
  return beginCrop(id, () => askForPicture(id));
}

type Otherwise = (why: string) => AppThunk | ReturnType<typeof noticeRaised>;

function beginCrop(id: string, otherwise: Otherwise): AppThunk {
  return (dispatch, getState, ports) => {
    const state = getState();
    const { view } = state;
    const element = findById(selectScene(state), id);
    if (element === null || view.isPreview || !isReplaceable(element)) return;
    const facts = croppable(element, selectElementContext(state, deviceOf(ports, state)));
    if (typeof facts === 'string') {
      const instead = otherwise(facts);
      if (typeof instead === 'function') dispatch(instead);
      else dispatch(instead);
      return;
    }
    dispatch(viewportChanged(viewToShow(element, view, view.column)));
    dispatch(cropChosen(id));
  };
}
