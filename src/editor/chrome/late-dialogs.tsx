import { useLazyDialog } from '../../output/page/use-lazy-dialog';
import { LateVersions } from '../../saving/page/versions/late-versions';
import { PARTS } from '../lazy-parts';

const DIALOGS = ['palette', 'shortcuts', 'import'] as const;

/** All commands, all keys, the import of a signature, and named versions: they load when one of them is asked for, or sooner. */
export function LateDialogs() {
  const { code } = useLazyDialog(DIALOGS, PARTS);
  return (
    <>
      {code !== null && (
        <>
          <code.CommandPalette />
          <code.ShortcutsDialog />
          <code.SignatureImport />
        </>
      )}
      <LateVersions place="canvas" />
    </>
  );
}
