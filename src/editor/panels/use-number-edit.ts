import type { SceneAction } from '../../scene/actions';
import { useAppDispatch } from '../../store/hooks';
import { historyNavigation } from '../../store/signature/history-navigation';
import type { AppThunk } from '../../store/state';
import { useEditSession } from '../../ui/use-edit-session';
import { useEdit } from './use-edit';

/** What a field of a number needs to change the scene: typed, stepped, or dragged on its label. */
export function useNumberEdit(label: string, action: (value: number) => SceneAction) {
  const { draft, commit } = useEdit();
  const dispatch = useAppDispatch();
  const session = useEditSession();
  return {
    onEnter: session.begin,
    onDraft: (value: number) => draft(action(value), label),
    onChange: (value: number) => commit(action(value), label, session.group()),
    onTakeBack: () => dispatch(takeBack(session.group())),
  };
}

/** What was typed since a field was entered is one step of the history, so it is taken back as one. */
function takeBack(group: string): AppThunk {
  return (dispatch, getState) => {
    const { step } = getState().signature.present;
    if (step?.group === group) dispatch(historyNavigation.undo());
  };
}
