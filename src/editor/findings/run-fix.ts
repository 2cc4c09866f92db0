import { FIXES } from '../../fixes/fixes';
import type { FixQuestion } from '../../fixes/question';
import { FIXING_NOTICES } from '../../model/messages/fixing-messages';
import { noticeRaised } from '../../store/notices-slice';
import type { AppThunk } from '../../store/state';
import { runCommand, type BuilderCommand } from '../commands/builder-command';
import { planProposal } from '../commands/fixes';
import { selectPerson, selectScene, selectSelection } from '../selectors';
import { askFixes } from './ask-fixes';

/** Up to so many elements, the page computes a fix itself before a delay is noticed. */
const MOST_AT_ONCE = 50;

/** The time in ms after which a notice shows that a fix is being computed. */
const TIMEOUT_MS = 400;

/** Carries out one of the commands that fix the selection: at once, or away from the page where that could take long. */
export function runFix(command: BuilderCommand): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const fix = FIXES.find(({ id }) => command.id === `fix.${id}`);
    if (fix === undefined || selectScene(state).elements.length <= MOST_AT_ONCE) {
      dispatch(runCommand(command));
      return;
    }
    const ids = selectSelection(state);
    await dispatch(fixOnceConfirmed({ kind: 'whole', fix: fix.id, ids }, fix.id));
  };
}

/**
 * Asks what a fix would do and carries that out, as one step of the history. Does nothing where the design has changed by
 * then. Resolves to whether it was done; if not, a notice explains why.
 */
export function fixOnceConfirmed(
  question: FixQuestion,
  fix: string,
  select?: readonly string[],
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const [scene, person] = [selectScene(getState()), selectPerson(getState())];
    const timer = setTimeout(() => dispatch(noticeRaised(FIXING_NOTICES.working)), TIMEOUT_MS);
    const offers = await dispatch(askFixes(question));
    clearTimeout(timer);
    const state = getState();
    const offer = offers?.find((one) => one.fix === fix);
    const isSame =
      selectScene(state) === scene && selectPerson(state) === person && !state.view.isPreview;
    const step = isSame && offer !== undefined ? planProposal(state, offer, select) : null;
    if (step !== null) {
      dispatch(step);
      return true;
    }
    const why = offers === null ? 'failed' : isSame ? 'idle' : 'outdated';
    dispatch(noticeRaised(FIXING_NOTICES[why]));
    return false;
  };
}
