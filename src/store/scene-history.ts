import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import undoable, { type StateWithHistory } from 'redux-undo';
import type { SceneAction } from '../scene/actions';
import { EMPTY_SCENE, reduceScene } from '../scene/reduce-scene';
import { SCENE_LIMITS } from '../scene/limits';
import type { SignatureInput } from '../model/signature';
import type { Scene } from '../scene/scene';
import { PLACEHOLDER_PERSON } from './placeholder-person';

/** What led to a state of the scene: one entry of the history. */
export interface SceneStep {
  /** As the history panel says it: 'Move 3 elements'. */
  readonly label: string;
  /** Steps that follow one another with the same group are one entry. */
  readonly group: string | null;
  /** When it was made, in ms; of steps that make a burst with those that soon follow. */
  readonly madeMs?: number;
  readonly selectionBefore: readonly string[];
  readonly selectionAfter: readonly string[];
}

export interface SceneState {
  readonly scene: Scene;
  /** The person of whom the design speaks: every text without content of its own follows. */
  readonly person: SignatureInput;
  readonly step: SceneStep | null;
}

/** The person is part of the design, though not of the scene. */
export type PersonAction = {
  readonly type: 'scene/personChanged';
  readonly person: SignatureInput;
};

/** An action on its way through the store, with the step it is recorded as. */
export type RecordedSceneAction = (SceneAction | PersonAction) & {
  readonly meta: { readonly step: SceneStep };
};

export type SceneHistory = StateWithHistory<SceneState>;

/** Puts an action down as a step. */
export function record(action: SceneAction | PersonAction, step: SceneStep): RecordedSceneAction {
  return { ...action, meta: { step } };
}

export function isRecorded(action: UnknownAction): action is RecordedSceneAction & UnknownAction {
  return action.type.startsWith('scene/') && 'meta' in action;
}

/** The history of an earlier visit takes the place of this one. */
export const historyRestored = createAction<SceneHistory>('scene-history/restored');

/** The reducer of the scene with its history. Made for each store anew: redux-undo keeps state in it. */
export function makeSceneReducer() {
  const initial: SceneState = { scene: EMPTY_SCENE, person: PLACEHOLDER_PERSON, step: null };
  const reduce = (state: SceneState = initial, action: UnknownAction): SceneState => {
    if (!isRecorded(action)) return state;
    const { step } = action.meta;
    if (action.type === 'scene/personChanged') return { ...state, person: action.person, step };
    const scene = reduceScene(state.scene, action);
    return scene === state.scene ? state : { ...state, scene, step };
  };
  const withHistory = undoable(reduce, {
    // The present counts as one.
    limit: SCENE_LIMITS.historySteps + 1,
    groupBy: (action: UnknownAction) => (isRecorded(action) ? action.meta.step.group : null),
    undoType: 'scene-history/undo',
    redoType: 'scene-history/redo',
    jumpType: 'scene-history/jump',
    neverSkipReducer: false,
    syncFilter: true,
  });
  return (state: SceneHistory | undefined, action: UnknownAction): SceneHistory =>
    historyRestored.match(action) ? action.payload : withHistory(state, action);
}
