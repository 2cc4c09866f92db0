import { useEditSession } from '../../ui/use-edit-session';
import { useEdit } from './use-edit';

/** Ties a text field to a setting of an element: all that is typed between entering and leaving it is one step. */
export function useTextSetting(id: string) {
  const { commit } = useEdit();
  const session = useEditSession();
  return (setting: 'content' | 'href' | 'alt' | 'from' | 'until', label: string) => ({
    onFocus: session.begin,
    onChange: (text: string) => {
      const settings = { [setting]: text };
      commit({ type: 'scene/elementSet', id, settings }, label, session.group());
    },
  });
}
