import { useDialogOnUse } from '../inbox/use-dialog-on-use';

const DIALOGS = ['useItIn'] as const;

const load = () => import('./use-it-in-dialog');

/** The dialog 'Use it in…', which loads when it is asked for; once on a page, whatever asks. */
export function UseItIn() {
  const { isOpen, code } = useDialogOnUse(DIALOGS, load);
  return code && <code.UseItInDialog isOpen={isOpen} />;
}
