import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { makeBuilderReducers, type BuilderDispatch, type BuilderState } from './builder-state';
import { keepDesign } from './design-keeping';
import { hasSameInput, makeDesignOutput } from './design-output';
import { designOutputOutdated, designOutputRequested } from './design-output-slice';
import { OUTPUT_DELAY_MS, type AppStore } from './make-store';
import { measurePictures } from './picture-sizes';
import { FORM_REDUCERS } from './root-state';
import type { SceneState } from './scene-history';
import { selectionAfterTravel } from './scene-travel';

/** How long the design must rest before it is saved. */
const KEEP_DELAY_MS = 400;

/** The app's store once the designer has opened: its type knows the form's state only. */
export interface BuilderStore {
  readonly dispatch: BuilderDispatch;
  readonly getState: () => BuilderState;
}

/** Adds what the designer needs to the store of the app. Safe to call again. */
export function openBuilder(store: AppStore): BuilderStore {
  const builder = store as unknown as BuilderStore;
  if ('scene' in store.getState()) return builder;
  const reducer = withSelectionOfStep(
    combineReducers({ ...FORM_REDUCERS, ...makeBuilderReducers() }),
  );
  store.replaceReducer(reducer as unknown as Parameters<AppStore['replaceReducer']>[0]);
  keepWhatChanges(store, builder);
  exportWhatChanges(store, builder);
  store.listen({
    predicate: (_action, now, before) => presentOf(now) !== presentOf(before),
    effect: () => builder.dispatch(measurePictures()),
  });
  return builder;
}

function keepWhatChanges(store: AppStore, builder: BuilderStore): void {
  store.listen({
    predicate: (_action, now, before) => {
      const [after, earlier] = [now, before] as readonly Partial<BuilderState>[];
      return after?.scene !== earlier?.scene;
    },
    effect: async (_action, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(KEEP_DELAY_MS);
      await builder.dispatch(keepDesign());
    },
  });
}

/** Findings stand on the canvas at any time, so the output is made at any time. */
function exportWhatChanges(store: AppStore, builder: BuilderStore): void {
  store.listen({
    predicate: (action, now, before) =>
      designOutputRequested.match(action) || !hasSameInput(now, before),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      dispatch(designOutputOutdated());
      await delay(OUTPUT_DELAY_MS);
      await builder.dispatch(makeDesignOutput()).catch(() => undefined);
    },
  });
}

function presentOf(state: Partial<BuilderState>): SceneState | undefined {
  return state.scene?.present;
}

/** Undo, redo and jumps bring back the selection that the step had. */
function withSelectionOfStep(reducer: Reducer<BuilderState>): Reducer<BuilderState> {
  return (state, action) => {
    const next = reducer(state, action);
    if (state?.scene === undefined || next.scene === state.scene) return next;
    const selection = selectionAfterTravel(state.scene, next.scene);
    return selection === null ? next : { ...next, selection };
  };
}
