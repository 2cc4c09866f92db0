import { useEffect, useMemo, useRef } from 'react';
import type { SceneAction } from '../../scene/actions';
import { reduceScene } from '../../scene/reduce-scene';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/state';
import { draftChanged } from '../../store/canvas/draft-slice';
import { forPart, forTyping } from '../part-of-text';
import { selectScene } from '../selectors';
import { labelsUntied, lockedStayed, planStep } from '../steps';

export interface Edit {
  /** Shows a change while the visitor drags; `label` is the step it would be. */
  readonly draft: (action: SceneAction, label: string) => void;
  /** Makes a change as a step. Steps of the same group that follow one another are one entry. */
  readonly commit: (action: SceneAction, label: string, group?: string) => void;
}

/** Changes of the scene by fields. A draft that was not ended when its field goes away becomes a step. */
export function useEdit(): Edit {
  const dispatch = useAppDispatch();
  const draftLabel = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (draftLabel.current !== null) dispatch(commitDraft(draftLabel.current));
    },
    [dispatch],
  );
  return useMemo(
    () => ({
      draft: (action, label) => {
        draftLabel.current = label;
        dispatch(draftEdit(action));
      },
      commit: (action, label, group) => {
        draftLabel.current = null;
        dispatch(commitEdit(action, label, group));
      },
    }),
    [dispatch],
  );
}

function draftEdit(action: SceneAction): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const typing = forTyping(action, state);
    if (typing !== null) {
      dispatch(typing);
      return;
    }
    const scene = selectScene(state);
    const own = forPart(action, state);
    dispatch(draftChanged(reduceScene(scene, own) === scene ? null : own));
  };
}

function commitEdit(action: SceneAction, label: string, group?: string): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const typing = forTyping(action, state);
    if (typing !== null) {
      dispatch(typing);
      return;
    }
    const step = planStep(state, action, label, group === undefined ? {} : { group });
    if (step === null) {
      dispatch(draftChanged(null));
      return;
    }
    dispatch(step);
    for (const notice of labelsUntied(state, getState())) dispatch(notice);
    const goesOn = group !== undefined && state.signature.present.step?.group === group;
    if (!goesOn) for (const notice of lockedStayed(state)) dispatch(notice);
  };
}

function commitDraft(label: string): AppThunk {
  return (dispatch, getState) => {
    const { draft } = getState();
    if (draft !== null) dispatch(commitEdit(draft, label));
  };
}
