import { reduceScene } from '../scene/reduce-scene';
import type { SceneAction } from '../scene/actions';
import type { BuilderThunk } from './builder-state';
import { record } from './scene-history';
import { takePicture, type TakenPicture } from './take-picture';
import { elementPlace } from './uploads-slice';

/** Takes a file of the visitor's as the picture of a logo element: one step of the history. */
export function uploadElementPicture(id: string, file: Blob): BuilderThunk<Promise<TakenPicture>> {
  return (dispatch) => {
    const use = (dataUrl: string): void => dispatch(setPicture(id, dataUrl));
    return dispatch(takePicture({ place: elementPlace(id), kind: 'logo', file, use }));
  };
}

function setPicture(id: string, content: string): BuilderThunk {
  return (dispatch, getState) => {
    const { scene, selection } = getState();
    const action: SceneAction = { type: 'scene/elementSet', id, settings: { content } };
    // The element may be gone by now.
    if (reduceScene(scene.present.scene, action) === scene.present.scene) return;
    const step = { label: 'Logo', group: null };
    dispatch(record(action, { ...step, selectionBefore: selection, selectionAfter: selection }));
  };
}
