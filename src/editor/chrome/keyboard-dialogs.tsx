import { useSyncExternalStore } from 'react';
import { useDialogOnUse } from '../../inbox/use-dialog-on-use';
import { DIALOGS_AHEAD, loadDialogs } from '../parts-on-use';

const DIALOGS = ['palette', 'shortcuts'] as const;

/** All commands, and all keys. */
export function KeyboardDialogs() {
  const ahead = useSyncExternalStore(DIALOGS_AHEAD.subscribe, DIALOGS_AHEAD.now);
  const { code: asked } = useDialogOnUse(DIALOGS, loadDialogs);
  const code = ahead ?? asked;
  return (
    code && (
      <>
        <code.CommandPalette />
        <code.ShortcutsDialog />
      </>
    )
  );
}
