import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { autosave } from './saving/autosave';
import { hasSameInput } from './output/compilers';
import { makeOutput } from './output/make-output';
import { outputOutdated, outputRequested } from './output/output-slice';
import { findUnaskedSizes } from './pictures/natural-sizes';
import type { Ports } from './ports';
import { makeReducer, type AppDispatch, type RootState } from './state';

/** How long a signature must rest before its output is made anew. */
const OUTPUT_DELAY_MS = 200;

export type AppStore = ReturnType<typeof makeStore>;

/** The store of the app behind the given ports. `preloaded` is a state to begin with. */
export function makeStore(ports: Ports, preloaded?: Partial<RootState>) {
  const listener = createListenerMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    // What scenes answer to comes with the designer: see `open-designer.ts`.
    reducer: makeReducer((scene) => scene),
    ...(preloaded === undefined ? {} : { preloadedState: preloaded }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ports },
        serializableCheck: false,
        immutableCheck: false,
      }).prepend(listener.middleware),
  });
  listener.startListening({
    predicate: (action, now, before) => outputRequested.match(action) || !hasSameInput(now, before),
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      dispatch(outputOutdated());
      await delay(OUTPUT_DELAY_MS);
      await store.dispatch(makeOutput()).catch(() => undefined);
    },
  });
  listener.startListening({
    predicate: ({ type }) => type.startsWith('signature-history/'),
    effect: () => store.dispatch(findUnaskedSizes()),
  });
  autosave(listener.startListening);
  return Object.assign(store, { listen: listener.startListening });
}
