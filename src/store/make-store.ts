import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { makeOutput } from './output';
import { outputOutdated, outputRequested } from './output-slice';
import type { Ports } from './ports';
import { keepDraft } from './persistence';
import { FORM_REDUCERS, type RootState } from './root-state';
import { draftRestored } from './signature-slice';

/** How long form or design must rest before the output is made anew. */
export const OUTPUT_DELAY_MS = 200;
/** How long it must rest before it is saved. */
const SAVE_DELAY_MS = 300;

export type AppStore = ReturnType<typeof makeStore>;

/** The store of the app behind the given ports. `preloaded` is a state from an earlier visit. */
export function makeStore(ports: Ports, preloaded?: Partial<RootState>) {
  const listener = createListenerMiddleware<RootState>();
  const store = configureStore({
    reducer: combineReducers(FORM_REDUCERS),
    ...(preloaded === undefined ? {} : { preloadedState: preloaded }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(listener.middleware),
  });
  listener.startListening({
    predicate: (action, now, before) =>
      outputRequested.match(action) || now.signature !== before.signature,
    effect: async (_, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      dispatch(outputOutdated());
      await delay(OUTPUT_DELAY_MS);
      await store.dispatch(makeOutput()).catch(() => undefined);
    },
  });
  listener.startListening({
    predicate: (action, now, before) =>
      now.signature !== before.signature && !draftRestored.match(action),
    effect: async (_, { cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(SAVE_DELAY_MS);
      await store.dispatch(keepDraft());
    },
  });
  return Object.assign(store, { listen: listener.startListening });
}
