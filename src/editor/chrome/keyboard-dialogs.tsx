import { useDialogOnUse } from '../../inbox/use-dialog-on-use';
import { loadDialogs } from '../parts-on-use';

const DIALOGS = ['palette', 'shortcuts'] as const;

/** All commands, and all keys. */
export function KeyboardDialogs() {
  const { code } = useDialogOnUse(DIALOGS, loadDialogs);
  return (
    code && (
      <>
        <code.CommandPalette />
        <code.ShortcutsDialog />
      </>
    )
  );
}
