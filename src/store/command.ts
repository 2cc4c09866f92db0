import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from './session';

/** A key with what is held down while it is pressed; `mod` is Ctrl, on a Mac the command key. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it, lower case for letters. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
}

/** What a plan may ask of the outside world: pure, so that a dry run changes nothing. */
export interface CommandContext {
  readonly nowMs: number;
  /** From 0 up to but not including 1. */
  readonly random: () => number;
}

/**
 * Something a person can do, as data. `plan` is a dry run: it gives what would be dispatched, or null while there is
 * nothing to do, so that 'is it enabled?' and 'do it' cannot disagree.
 */
export interface Command<State, Context extends CommandContext = CommandContext> {
  readonly id: string;
  readonly label: string;
  readonly shortcuts?: readonly Shortcut[];
  readonly plan: (state: State, context: Context) => readonly Plannable<State>[] | null;
  /** Why it cannot be done now, where a visitor needs the reason. */
  readonly reason?: (state: State) => string | undefined;
}

/** What a plan can hold: actions, and thunks where the outside world has to answer first. */
type Plannable<State> = UnknownAction | ThunkAction<unknown, State, ThunkExtra, UnknownAction>;

/** A context for asking whether a command is enabled. */
export const DRY_RUN: CommandContext = { nowMs: 0, random: () => 0 };

export function isEnabled<State>(command: Command<State>, state: State): boolean {
  return command.plan(state, DRY_RUN) !== null;
}

/** Carries out a command; a disabled one does nothing. */
export function run<State>(
  command: Command<State>,
): ThunkAction<boolean, State, ThunkExtra, UnknownAction> {
  return (dispatch, getState, { now, random }) => {
    const actions = command.plan(getState(), { nowMs: Date.parse(now()), random });
    for (const action of actions ?? []) dispatch(action);
    return actions !== null;
  };
}
