import type { SceneAction } from '../../scene/actions';
import { useStay } from '../../ui/use-stay';
import { useEdit } from './use-edit';

/** What a field of a number needs to change the scene: typed, stepped, or dragged on its label. */
export function useNumberEdit(label: string, action: (value: number) => SceneAction) {
  const { draft, commit } = useEdit();
  const stay = useStay();
  return {
    onEnter: stay.begin,
    onDraft: (value: number) => draft(action(value), label),
    onChange: (value: number) => commit(action(value), label, stay.group()),
  };
}
