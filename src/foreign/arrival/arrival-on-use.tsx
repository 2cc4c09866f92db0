import { useDialogOnUse } from '../../inbox/use-dialog-on-use';

const DIALOGS = ['arrival'] as const;

const load = () => import('./arrival-dialog');

/** The dialog 'Did it arrive?', which loads when it is asked for; once on a page, whatever asks. */
export function ArrivalOnUse() {
  const { isOpen, code } = useDialogOnUse(DIALOGS, load);
  return code && <code.ArrivalDialog isOpen={isOpen} />;
}
