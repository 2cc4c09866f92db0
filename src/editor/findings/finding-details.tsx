import { clientNames } from '../../model/findings/clients';
import { useLazy } from '../../ui/hooks/use-lazy';
import type { FixButtonsProps } from './fix-buttons';
import { FIXING } from './lazy-fixing';

/** What will happen to an element, in which clients, and what can be done about it. */
export function FindingDetails({ finding, onFixed }: FixButtonsProps) {
  const fixing = useLazy(FIXING);
  return (
    <div className="grid gap-2">
      <p className="text-sm wrap-anywhere">{sentence(finding.words)}</p>
      {finding.clients.length > 0 && (
        <p className="text-xs text-ink-muted">In {clientNames(finding.clients)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {fixing !== null && (
          <>
            <fixing.FixButtons finding={finding} onFixed={onFixed} />
            <fixing.FindingReason reason={finding.reason} />
          </>
        )}
      </div>
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
