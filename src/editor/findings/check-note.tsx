import { useOnUse } from '../../ui/on-use';
import type { FixButtonsProps } from './fix-buttons';
import { MENDING } from './mending-on-use';

/** What will happen to an element, in which clients, and what can be done about it. */
export function CheckNote({ check, onMended }: FixButtonsProps) {
  const { words, finding } = check;
  const mending = useOnUse(MENDING);
  return (
    <div className="grid gap-2">
      <p className="text-sm wrap-anywhere">{sentence(words)}</p>
      {finding.clients.length > 0 && (
        <p className="text-xs text-ink-muted">In {finding.clients.join(', ')}</p>
      )}
      {mending !== null && <mending.FixButtons check={check} onMended={onMended} />}
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
