import { historyFacts, type HistoryFacts } from '../saving/page/undo-redo';
import { carryOutPlan, type Command } from '../store/command';
import { isFormAtStart } from '../store/signature/signature';
import type { AppThunk, RootState } from '../store/state';

/** What the commands of the form decide by. */
interface FormFacts extends HistoryFacts {
  readonly isAtStart: boolean;
  readonly isUseItInOpen: boolean;
}

/** Something a person can do in the form. */
export type FormCommand = Command<FormFacts>;

function factsOf(state: RootState): FormFacts {
  return {
    ...historyFacts(state),
    isAtStart: isFormAtStart(state.signature.present),
    isUseItInOpen: state.view.dialog === 'useItIn',
  };
}

/** Whether a command of the form would do something now. */
export function canRun({ plan }: Pick<FormCommand, 'plan'>, state: RootState): boolean {
  return plan(factsOf(state)) !== null;
}

/** Carries out a command of the form; a disabled one does nothing. True when it did something. */
export function runCommand({ plan }: Pick<FormCommand, 'plan'>): AppThunk<boolean> {
  return (dispatch, getState) => dispatch(carryOutPlan(plan(factsOf(getState())), {}));
}
