import { elementPlace } from '../../pictures/state/uploads-slice';
import { runUpload, type UploadOutcome } from '../../pictures/state/run-upload';
import type { AppThunk } from '../../store/state';
import type { Size } from '../../scene/geometry';
import { pictureBox } from '../../scene/drawing/picture-box';
import { definitionOf } from '../../scene/registry';
import type { ElementSettings, SceneAction } from '../../scene/actions';
import type { SceneElement } from '../../scene/scene';
import { cropPartFor, middleOf } from '../../model/person/crop';
import { findById } from '../../scene/selection';
import { selectScene } from '../selectors';
import { planStep } from '../steps';

/**
 * Takes a file of the visitor's as the picture of an element: one step of the history. The box takes the picture's ratio; one
 * whose picture was cropped stays as it is, and the middle of the new picture fills it.
 */
export function uploadElementPicture(id: string, file: Blob): AppThunk<Promise<UploadOutcome>> {
  return (dispatch) => {
    const use = (dataUrl: string, size: Size): void => dispatch(setPicture(id, dataUrl, size));
    return dispatch(runUpload({ place: elementPlace(id), kind: 'canvas', file, use }));
  };
}

function setPicture(id: string, content: string, size: Size): AppThunk {
  return (dispatch, getState) => {
    const element = findById(selectScene(getState()), id);
    // It may be gone by now.
    if (element === null) return;
    const { label } = definitionOf(element.type);
    const action = isCropped(element)
      ? setting(id, { content, crop: middleOf(content) })
      : inItsRatio(element, content, size);
    const step = planStep(getState(), action, label, { inPreview: true });
    if (step !== null) dispatch(step);
  };
}

function isCropped({ content = '', crop }: SceneElement): boolean {
  return cropPartFor(content.trim(), crop) !== null;
}

function inItsRatio(element: SceneElement, content: string, size: Size): SceneAction {
  const { id, x, y } = element;
  const boxes = { [id]: { x, y, ...pictureBox(element, size) } };
  const changes = [setting(id, { content }), { type: 'scene/elementsResized', boxes } as const];
  return { type: 'scene/changesMade', changes };
}

function setting(id: string, settings: ElementSettings) {
  return { type: 'scene/elementSet', id, settings } as const;
}
