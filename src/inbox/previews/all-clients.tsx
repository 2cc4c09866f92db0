import { useAppSelector } from '../../store/hooks';
import { useDialogOnUse } from '../use-dialog-on-use';

const DIALOGS = ['allClients'] as const;

const load = () => import('./previews-dialog');

/** The dialog of all previews, which loads when it is asked for; once on a page, whatever asks. */
export function AllClients() {
  const { isOpen, code } = useDialogOnUse(DIALOGS, load);
  const compiler = useAppSelector((state) => state.output.compiler);
  if (code === null || compiler === null) return null;
  return <code.PreviewsDialog compiler={compiler} isOpen={isOpen} />;
}
