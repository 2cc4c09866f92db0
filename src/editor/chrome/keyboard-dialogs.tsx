import { useLazyDialog } from '../../output/page/use-lazy-dialog';
import { PARTS } from '../lazy-parts';

const DIALOGS = ['palette', 'shortcuts'] as const;

/** All commands, and all keys. */
export function KeyboardDialogs() {
  const { code } = useLazyDialog(DIALOGS, PARTS);
  return (
    code && (
      <>
        <code.CommandPalette />
        <code.ShortcutsDialog />
      </>
    )
  );
}
