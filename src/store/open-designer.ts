import { reduceScene } from '../scene/reduce-scene';
import { keepTypedText } from './canvas/typed-text';
import { aboutToKeep } from './keep/keeping-slice';
import type { AppStore } from './make-store';
import { measurePictures } from './pictures/measure-pictures';
import { makeReducer } from './state';

const opened = new WeakSet<AppStore>();

/** Brings what the designer needs into the store of the app. Safe to call again. */
export function openDesigner(store: AppStore): void {
  if (opened.has(store)) return;
  opened.add(store);
  store.replaceReducer(makeReducer(reduceScene));
  store.listen({
    predicate: (_action, now, before) => now.signature.present !== before.signature.present,
    effect: () => store.dispatch(measurePictures()),
  });
  store.listen({
    actionCreator: aboutToKeep,
    effect: () => {
      store.dispatch(keepTypedText());
    },
  });
}
