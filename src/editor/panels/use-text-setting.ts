import type { ElementSettings } from '../../scene/actions';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { useEdit } from './use-edit';

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
