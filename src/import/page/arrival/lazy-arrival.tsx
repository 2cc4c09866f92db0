import { lazy } from '../../../base/lazy';
import { useLazyDialog } from '../../../output/page/use-lazy-dialog';

const DIALOGS = ['arrival'] as const;

const DIALOG = lazy(() => import('./arrival-dialog'));

/** The dialog 'Did it arrive?', which loads when it is asked for; once on a page, whatever asks. */
export function Arrival() {
  const { isOpen, code } = useLazyDialog(DIALOGS, DIALOG);
  return code && <code.ArrivalDialog isOpen={isOpen} />;
}
