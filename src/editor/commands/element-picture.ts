import { elementPlace } from '../../store/pictures/uploads-slice';
import { runUpload, type UploadOutcome } from '../../store/pictures/run-upload';
import type { AppThunk } from '../../store/state';
import { planStep } from '../steps';

/** Takes a file of the visitor's as the picture of a logo element: one step of the history. */
export function uploadElementPicture(id: string, file: Blob): AppThunk<Promise<UploadOutcome>> {
  return (dispatch) => {
    const use = (dataUrl: string): void => dispatch(setPicture(id, dataUrl));
    return dispatch(runUpload({ place: elementPlace(id), kind: 'logo', file, use }));
  };
}

function setPicture(id: string, content: string): AppThunk {
  return (dispatch, getState) => {
    const action = { type: 'scene/elementSet', id, settings: { content } } as const;
    // The element may be gone by now.
    const step = planStep(getState(), action, 'Logo', { inPreview: true });
    if (step !== null) dispatch(step);
  };
}
