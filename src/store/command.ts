import type { UnknownAction } from '@reduxjs/toolkit';
import { effectRequested, type Effect } from './effects';
import type { AppThunk, RootState } from './make-store';

/**
 * Something a person can do, as data. `plan` is a dry run: it says what would be dispatched, or null while there is
 * nothing to do, so that 'is it enabled?' and 'do it' cannot disagree.
 */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly plan: (state: RootState) => Planned | null;
}

export type Planned = { readonly action: UnknownAction } | { readonly effect: Effect };

export function isEnabled(command: Command, state: RootState): boolean {
  return command.plan(state) !== null;
}

/** Carries out a command; a disabled one does nothing. */
export function run(command: Command): AppThunk {
  return (dispatch, getState) => {
    const planned = command.plan(getState());
    if (planned === null) return;
    dispatch('action' in planned ? planned.action : effectRequested(planned.effect));
  };
}
