import { lazy } from '../../../base/lazy';
import { useAppSelector } from '../../../store/hooks';
import { useLazyDialog } from '../use-lazy-dialog';

const DIALOGS = ['allClients'] as const;

const DIALOG = lazy(() => import('./previews-dialog'));

/** The dialog of all previews, which loads when it is asked for; once on a page, whatever asks. */
export function AllClients() {
  const { isOpen, code } = useLazyDialog(DIALOGS, DIALOG);
  const compiler = useAppSelector((state) => state.output.compiler);
  if (code === null || compiler === null) return null;
  return <code.PreviewsDialog compiler={compiler} isOpen={isOpen} />;
}
