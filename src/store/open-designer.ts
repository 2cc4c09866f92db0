import { reduceScene } from '../scene/reduce-scene';
import { recallAdvanced } from './canvas/advanced-settings';
import { recallAids } from './canvas/view-choices';
import { makeSceneFitter } from './canvas/fitted-scene';
import { commitTypedText } from './canvas/typed-text';
import { aboutToSave } from '../saving/state/saving-slice';
import type { AppStore } from './make-store';
import { findNaturalSizes } from '../pictures/state/natural-sizes';
import { isRecorded } from './signature/history';
import { makeReducer } from './state';

/** Brings what the designer needs into the store of the app. Safe to call again. */
export function openDesigner(store: AppStore): void {
  const { measure, session } = store.extra;
  const { opened } = session;
  if (opened.designer) return;
  opened.designer = true;
  store.dispatch(recallAdvanced());
  store.dispatch(recallAids());
  store.replaceReducer(makeReducer(reduceScene, makeSceneFitter(measure)));
  store.listen({
    // What is pasted or imported brings whole addresses.
    predicate: (action) =>
      isRecorded(action) && /^scene\/(elementsAdded|designOpened)$/.test(action.type),
    effect: () => store.dispatch(findNaturalSizes()),
  });
  store.listen({
    actionCreator: aboutToSave,
    effect: () => {
      store.dispatch(commitTypedText());
    },
  });
}
