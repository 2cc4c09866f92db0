import { useId, useState } from 'react';
import type { Finding } from '../../model/findings/findings';
import { reasonOf } from '../../model/findings/finding-messages';
import { ExternalLink } from '../../ui/external-link';
import { TextButton } from '../../ui/buttons/text-button';

interface FindingReasonProps {
  readonly finding: Pick<Finding, 'rule' | 'args'>;
}

/** A small button of a row that wraps; what it opens stands below the row: why a finding is one, and the source of that. */
export function FindingReason({ finding }: FindingReasonProps) {
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
          <Reason finding={finding} />
        </p>
      )}
    </>
  );
}

function Reason({ finding: { rule, args } }: FindingReasonProps) {
  const { why, source } = reasonOf(rule, args) ?? { why: 'Email cannot show it.' };
  return (
    <>
      {why} {source !== undefined && <ExternalLink href={source.href}>{source.label}</ExternalLink>}
    </>
  );
}
