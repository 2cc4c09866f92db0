import { lazy } from '../../../base/lazy';
import type { ComponentProps } from 'react';
import type { ImportDialog } from './import-dialog';
import type { PastedMail } from '../../core/clipboard-mail';
import { NOTICES } from '../../../model/messages/messages';
import { useLazyDialog } from '../../../output/page/use-lazy-dialog';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';

const DIALOGS = ['import'] as const;

const PARTS = lazy(() => import('./import-parts'));

/** The dialog in which a signature from elsewhere comes in; it loads when it is asked for. */
export function Import(props: Omit<ComponentProps<typeof ImportDialog>, 'isOpen'>) {
  const { isOpen, code } = useLazyDialog(DIALOGS, PARTS);
  return code && <code.ImportDialog {...props} isOpen={isOpen} />;
}

/** Reads files as a signature from elsewhere. */
export function readMailFiles(files: readonly File[]): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { importMailFiles } = await PARTS.load();
        await dispatch(importMailFiles(files));
      }),
    );
}

/** Reads something else that comes in, and shows that where it takes a while. */
export function notifiedWhileRead(
  read: (signal: AbortSignal) => AppThunk<Promise<void>>,
): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { notifyWhileRead } = await PARTS.load();
        await dispatch(notifyWhileRead(read));
      }),
    );
}

/** Shows what was pasted as a signature from elsewhere; where it is none, `otherwise` is done with it. */
export function readPasted(pasted: PastedMail, otherwise: () => void): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        const { importPasted } = await PARTS.load();
        if (!dispatch(importPasted(pasted))) otherwise();
      }),
    );
}
