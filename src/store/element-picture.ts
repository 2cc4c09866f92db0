import { reduceScene } from '../scene/reduce-scene';
import type { SceneAction } from '../scene/actions';
import type { BuilderThunk } from './builder-state';
import { record } from './scene-history';

/**
 * Takes a file of the visitor's as the picture of a logo element: one step of the history. A file that cannot be read
 * leaves the earlier picture; one that can be read but not made small is kept as it is, and counts as failed too.
 */
export function uploadElementPicture(
  id: string,
  file: Blob,
): BuilderThunk<Promise<'done' | 'failed'>> {
  return async (dispatch, _getState, { images, log }) => {
    const loaded = await images.load(file, 'logo');
    const problem = loaded.ok ? loaded.value.failure : loaded.problem;
    if (problem !== undefined) log(`The logo could not be used as it should: ${problem}`);
    if (loaded.ok) dispatch(setPicture(id, loaded.value.dataUrl));
    return loaded.ok && loaded.value.resized ? 'done' : 'failed';
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
