import { doneWithUndo } from '../../model/messages';
import { completeSignature } from '../../model/signature';
import type { AppThunk } from '../../store/state';
import { noticeRaised } from '../../store/notices-slice';
import { showStart } from '../commands/column';
import { selectPerson, selectScene } from '../selectors';
import { planStep } from '../steps';
import { adaptToPerson } from './adapt-to-person';
import type { Starter } from './starters';

/** Puts a starter in place of the design, as one step; the person stays. */
export function startFrom({ label, scene }: Starter): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const adapted = adaptToPerson(scene, completeSignature(selectPerson(state)));
    const action = { type: 'scene/designOpened', scene: adapted } as const;
    const step = planStep(state, action, `Start from ${label}`, { select: [] });
    if (step === null) return;
    dispatch(step);
    dispatch(showStart());
    if (selectScene(state).elements.length === 0) return;
    dispatch(noticeRaised(doneWithUndo(`Switched to ${label}`)));
  };
}
