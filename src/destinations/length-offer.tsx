import { CODE_MODE_WORDS } from '../model/code-modes';
import type { Destination } from '../model/destinations';
import type { EmailOutput } from '../export';
import { useAppDispatch } from '../store/hooks';
import { chooseCode } from '../store/signature/edit-form';
import { Notice } from '../ui/notice';

interface LengthOfferProps {
  readonly destination: Destination;
  readonly output: EmailOutput;
}

/** Where a place refuses the signature for its length: what can be done, and a button where the shortest code is enough. */
export function LengthOffer({ destination: { clients }, output }: LengthOfferProps) {
  const dispatch = useAppDispatch();
  const finding = output.findings.find(
    (one) => one.rule === 'over-gmail-limit' && one.clients.some((id) => clients.includes(id)),
  );
  if (finding === undefined) return null;
  const action = {
    label: CODE_MODE_WORDS.use,
    onSelect: () => dispatch(chooseCode('shortest')),
  };
  return (
    <Notice tone="danger" {...(finding.args['code'] === 'shortest' ? { action } : {})}>
      {finding.message}
    </Notice>
  );
}
