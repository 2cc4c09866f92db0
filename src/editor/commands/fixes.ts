import { completeSignature } from '../../model/signature';
import { FIXES, type Fix, type Mending } from '../../scene/fixes';
import type { MeasureText } from '../../scene/text-measure';
import type { RootState, AppThunk } from '../../store/state';
import { selectPerson, selectScene } from '../selectors';
import { lockedReason, planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

/** What a fix would do to these elements now, as a step of the history; null where it does not help. */
function planFix(
  { plan }: Pick<Fix, 'plan'>,
  ids: readonly string[],
  state: RootState,
  measure: MeasureText,
) {
  const signature = completeSignature(selectPerson(state));
  const mending = plan(selectScene(state), ids, { signature, measure });
  return mending && planStep(state, mending.action, mending.label);
}

/** Carries out what a fix of one element would do, and selects that. */
export function mend({ action, label }: Mending, id: string): AppThunk {
  return (dispatch, getState) => {
    const step = planStep(getState(), action, label, { select: [id] });
    if (step !== null) dispatch(step);
  };
}

/** What mends overlaps and texts that are too long, on the selected elements. */
export const FIX_COMMANDS = FIXES.map((fix): BuilderCommand => ({
  id: `fix.${fix.id}`,
  label: fix.label,
  reason: (state) => lockedReason(state) ?? 'Nothing here needs it.',
  plan: (state, { measure }) => {
    const step = planFix(fix, state.selection, state, measure);
    return step && [step];
  },
}));
