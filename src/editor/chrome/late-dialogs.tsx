import { useLazyDialog } from '../../output/page/use-lazy-dialog';
import { PARTS } from '../lazy-parts';

const DIALOGS = ['palette', 'shortcuts', 'import', 'crop'] as const;

/** All commands, all keys, the import of a signature, and the crop of a picture: they load when one of them is asked for, or sooner. */
export function LateDialogs() {
  const { code } = useLazyDialog(DIALOGS, PARTS);
  return (
    code && (
      <>
        <code.CommandPalette />
        <code.ShortcutsDialog />
        <code.SignatureImport />
        <code.CropPicture />
      </>
    )
  );
}
