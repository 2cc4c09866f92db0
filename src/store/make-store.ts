import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { autosave } from '../saving/state/autosave';
import { hasSameInput } from '../output/state/compilers';
import { outputRequested } from '../output/state/output-slice';
import { outputWhenRested } from '../output/state/output-when-rested';
import { findUnaskedSizes } from '../pictures/state/natural-sizes';
import { expectJson } from './json-state';
import type { Ports } from './ports';
import { makeSession } from './session';
import { navigatesHistory } from './signature/history-navigation';
import { makeReducer, type AppDispatch, type RootState } from './state';

export type AppStore = ReturnType<typeof makeStore>;

/** The store of the app behind the given ports. `preloaded` is a state to begin with. */
export function makeStore(ports: Ports, preloaded?: Partial<RootState>) {
  const extra = { ...ports, session: makeSession() };
  const listener = createListenerMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    // The reducer of scenes comes with the designer: see `open-designer.ts`.
    reducer: makeReducer((scene) => scene),
    ...(preloaded === undefined ? {} : { preloadedState: preloaded }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // `expectJson` is stricter, and looks at each part of the state once.
        serializableCheck: false,
        immutableCheck: false,
      })
        .prepend(listener.middleware)
        .concat(import.meta.env.DEV ? [expectJson] : []),
  });
  const makeWhenRested = outputWhenRested(() => Date.parse(ports.now()), ports.pointerIdle);
  listener.startListening({
    predicate: (action, now, before) => outputRequested.match(action) || !hasSameInput(now, before),
    effect: (_action, api) => makeWhenRested(api),
  });
  listener.startListening({
    predicate: navigatesHistory,
    effect: () => store.dispatch(findUnaskedSizes()),
  });
  const { startListening: listen } = listener;
  autosave(listen, store.dispatch);
  return Object.assign(store, { listen, extra });
}
