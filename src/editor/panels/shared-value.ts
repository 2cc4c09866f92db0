import type { ElementSettings, SceneAction } from '../../scene/actions';
import { useAppDispatch } from '../../store/hooks';
import type { SceneElement } from '../../scene/scene';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { looksOf } from '../part-of-text';
import { takeBack } from '../take-back';
import { useEdit } from './use-edit';

/** What `read` gives for all of `items` alike; null where they differ, and for none. */
export function sharedValue<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value,
): Value | null {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const value = read(first);
  return rest.every((item) => Object.is(read(item), value)) ? value : null;
}

/** As `sharedValue`, for what letters of a text may have of their own. */
export function sharedLook<Value>(
  elements: readonly SceneElement[],
  read: (element: SceneElement) => Value,
): Value | null {
  return sharedValue(elements.flatMap(looksOf), read);
}

/** Ties a text field to a setting of an element: all that is typed between entering and leaving it is one step. `more` is what else follows from the text. */
export function useTextSetting(id: string) {
  const { commit } = useEdit();
  const session = useEditSession();
  return (
    setting: 'content' | 'href' | 'alt' | 'from' | 'until',
    label: string,
    more?: (text: string) => ElementSettings,
  ) => ({
    onFocus: session.begin,
    onChange: (text: string) => {
      const settings = { [setting]: text, ...more?.(text) };
      commit({ type: 'scene/elementSet', id, settings }, label, session.group());
    },
  });
}

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
