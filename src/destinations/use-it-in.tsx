import { lazy } from '../base/lazy';
import { useLazyDialog } from '../output/page/use-lazy-dialog';

const DIALOGS = ['useItIn'] as const;

const DIALOG = lazy(() => import('./use-it-in-dialog'));

/** The dialog 'Use it in…', which loads when it is asked for; once on a page, whatever asks. */
export function UseItIn() {
  const { isOpen, code } = useLazyDialog(DIALOGS, DIALOG);
  return code && <code.UseItInDialog isOpen={isOpen} />;
}
