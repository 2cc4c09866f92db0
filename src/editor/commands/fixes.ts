import { acceptance } from '../../fixes/list/accept-picture';
import { FIXES } from '../../fixes/fixes';
import type { Proposal } from '../../fixes/fix';
import { applyFix, canFix } from '../../fixes/apply-fix';
import type { SceneElement } from '../../scene/scene';
import { planIf } from '../../store/command';
import type { RecordedAction } from '../../store/signature/history';
import type { AppThunk, RootState } from '../../store/state';
import { selectFixContext } from '../render-env';
import { selectScene, selectSelection } from '../selectors';
import { hasSelected, lockedReason, planPersonStep, planStep, stepsOf } from '../steps';
import type { BuilderCommand } from './builder-command';

/** Carries out what would be done about an element, and selects that. */
export function carryOut(proposal: Proposal, id: string): AppThunk {
  return (dispatch, getState) => {
    const step = planProposal(getState(), proposal, [id]);
    if (step !== null) dispatch(step);
  };
}

/** What would be done about elements as a step; null when it would change nothing. */
export function planProposal(
  state: RootState,
  { action, label, person }: Proposal,
  select?: readonly string[],
): RecordedAction | null {
  const selected = select && { select };
  return person === undefined
    ? planStep(state, action, label, selected)
    : planPersonStep(state, person, label, selected);
}

/** The way back from a text that was accepted as a picture. */
export function warningAgain(id: string): Proposal {
  return { label: 'Warn again', action: acceptance(id, false) };
}

/** What fixes overlaps and texts that are too long, on the selected elements. */
const FIXES_OF_SELECTION = FIXES.map((fix): BuilderCommand => ({
  id: `fix.${fix.id}`,
  label: fix.label,
  reason: lockedReason,
  isOffered: (state, device) =>
    canFix(fix, selectSelection(state), selectScene(state), selectFixContext(state, device)),
  plan: (facts) =>
    planIf(hasSelected(facts), (state, { device }) => {
      const context = selectFixContext(state, device);
      const proposal = applyFix(fix, selectSelection(state), selectScene(state), context);
      const step = proposal && planProposal(state, proposal);
      return step === null ? [] : [step];
    }),
}));

const warnAgain: BuilderCommand = {
  id: 'fix.warnAgain',
  label: 'Warn again',
  reason: (facts) => lockedReason(facts) ?? 'No text here is exported as an image',
  plan: ({ chosen: { unlocked } }) =>
    planIf(unlocked.some(isAccepted), (state) => {
      const changes = unlocked.filter(isAccepted).map(({ id }) => acceptance(id, false));
      return stepsOf(state, { type: 'scene/changesMade', changes }, 'Warn again');
    }),
};

function isAccepted({ asPicture }: SceneElement): boolean {
  return asPicture === true;
}

export const FIX_COMMANDS: readonly BuilderCommand[] = [...FIXES_OF_SELECTION, warnAgain];
