import type { UnknownAction } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import type { TextFieldId } from '../../src/model/person/fields';
import { runCommand, type FormCommand } from '../../src/generator/form-command';
import { makeStore, type AppStore } from '../../src/store/make-store';
import type { AppThunk, RootState } from '../../src/store/state';
import { outputRequested } from '../../src/output/state/output-slice';
import { changeField } from '../../src/store/signature/edit-form';
import { fakeWorld, type World } from './fake-ports';

/** How long the form rests before the output is made, and before it is saved, in ms. */
export const OUTPUT_DELAY_MS = 200;
export const SAVE_DELAY_MS = 300;

/** Someone in front of the page: what they do, and what they get to see. Fake timers must be on. */
export interface Visitor {
  readonly store: AppStore;
  readonly world: World;
  readonly state: () => RootState;
  readonly types: (field: TextFieldId, value: string) => void;
  readonly does: (action: UnknownAction | AppThunk<unknown>) => void;
  /** Presses a button, and sees what comes of it at once. */
  readonly presses: (command: Pick<FormCommand, 'plan'>) => Promise<void>;
  readonly waits: (delayMs: number) => Promise<void>;
  /** The notices so far, as `title: message`. */
  readonly notices: () => readonly string[];
}

/** A visitor who has just come in: nothing has been exported yet. */
export function visitor(world: World = fakeWorld(), preloaded?: Partial<RootState>): Visitor {
  const store = makeStore(world.ports, preloaded);
  return {
    store,
    world,
    waits,
    state: store.getState,
    types: (field, value) => store.dispatch(changeField({ field, value })),
    does: (action) => {
      // Two calls, for dispatch takes either, but not one of both.
      if (typeof action === 'function') store.dispatch(action);
      else store.dispatch(action);
    },
    presses: async (command) => {
      store.dispatch(runCommand(command));
      await waits(0);
    },
    notices: () =>
      store.getState().notices.queue.map(({ title, message }) => `${title}: ${message}`),
  };
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}

/** A visitor whose page has come to rest after loading: the first output is there. */
export async function settledVisitor(world: World = fakeWorld()): Promise<Visitor> {
  const someone = visitor(world);
  someone.store.dispatch(outputRequested('template'));
  await someone.waits(OUTPUT_DELAY_MS);
  return someone;
}
