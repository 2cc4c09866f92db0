import type { SceneAction } from '../../scene/actions';
import { useAppDispatch } from '../../store/hooks';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { takeBack } from '../take-back';
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
