import { useId, useState } from 'react';
import type { Finding } from '../../model/findings/findings';
import { ExternalLink } from '../../ui/external-link';
import { TextButton } from '../../ui/buttons/text-button';

interface FindingReasonProps {
  readonly reason: Finding['reason'];
}

/** A small button of a row that wraps; what it opens stands below the row: why a finding is one, and the source of that. */
export function FindingReason({ reason }: FindingReasonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton
        tone="muted"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Why?
      </TextButton>
      {isOpen && (
        <p id={id} className="order-last w-full text-xs">
          <Reason reason={reason} />
        </p>
      )}
    </>
  );
}

function Reason({ reason }: FindingReasonProps) {
  const { why, source } = reason ?? { why: 'Email cannot show it.' };
  return (
    <>
      {why} {source !== undefined && <ExternalLink href={source.href}>{source.label}</ExternalLink>}
    </>
  );
}
