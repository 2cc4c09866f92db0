import { elementPlace } from '../../pictures/state/uploads-slice';
import { runUpload, type UploadOutcome } from '../../pictures/state/run-upload';
import type { AppThunk } from '../../store/state';
import type { Size } from '../../scene/geometry';
import { pictureBox } from '../../scene/drawing/picture-box';
import { definitionOf } from '../../scene/registry';
import { findById } from '../../scene/selection';
import { selectScene } from '../selectors';
import { planStep } from '../steps';

/** Takes a file of the visitor's as the picture of an element, in the picture's ratio: one step of the history. */
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
    const box = { x: element.x, y: element.y, ...pictureBox(element, size) };
    const changes = [
      { type: 'scene/elementSet', id, settings: { content } },
      { type: 'scene/elementsResized', boxes: { [id]: box } },
    ] as const;
    const { label } = definitionOf(element.type);
    const action = { type: 'scene/changesMade', changes } as const;
    const step = planStep(getState(), action, label, { inPreview: true });
    if (step !== null) dispatch(step);
  };
}
