import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk, RootState } from './state';

/** A key with what is held down while it is pressed; `mod` is Ctrl, on a Mac the command key; `alt` is the option key there. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it, lower case for letters. */
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** What a plan may ask of the outside world: values, so that a dry run changes nothing. */
export interface CommandContext {
  readonly nowMs: number;
}

/**
 * What a command does: actions, and thunks where the outside world has to answer first. `More` is what plans of a page may
 * ask beside.
 */
export type Plan<More extends object = object> = (
  state: RootState,
  context: CommandContext & More,
) => readonly (UnknownAction | AppThunk<unknown>)[];

/**
 * Something a person can do, as data. `plan` decides by the facts of the page whether there is anything to do, and gives what
 * does it: 'is it enabled?' and 'do it' are one answer. It is asked again and again, so only the plan itself computes.
 */
export interface Command<Facts, More extends object = object> {
  readonly id: string;
  readonly label: string;
  readonly shortcuts?: readonly Shortcut[];
  /** Null while there is nothing to do. */
  readonly plan: (facts: Facts) => Plan<More> | null;
  /** Why it cannot be done now, where a visitor needs the reason. */
  readonly reason?: (facts: Facts) => string | undefined;
}

/** A plan that is there only under a condition. */
export function planIf<More extends object>(
  isPossible: boolean,
  plan: Plan<More>,
): Plan<More> | null {
  return isPossible ? plan : null;
}

/** Carries out a plan; true when it did something. */
export function carryOutPlan<More extends object>(
  plan: Plan<More> | null,
  more: More,
): AppThunk<boolean> {
  return (dispatch, getState, { now }) => {
    const actions = plan?.(getState(), { ...more, nowMs: Date.parse(now()) });
    for (const action of actions ?? []) dispatch(action);
    return actions !== undefined && actions.length > 0;
  };
}
