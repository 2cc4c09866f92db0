import { useState } from 'react';
import type { Finding } from '../model/findings';
import { ExternalLink } from '../ui/external-link';
import { onUse, useOnUse } from '../ui/on-use';

const REASONS = onUse(() => import('../model/finding-reasons.data'));

/** Why a finding is one, and who says so, for those who ask. */
export function FindingReason({ finding }: { readonly finding: Pick<Finding, 'rule' | 'args'> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group/why w-full text-xs"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 font-medium text-ink-muted hover:text-ink">
        Why?
      </summary>
      {isOpen && <Reason finding={finding} />}
    </details>
  );
}

function Reason({ finding: { rule, args } }: { readonly finding: Pick<Finding, 'rule' | 'args'> }) {
  const { reasonOf } = useOnUse(REASONS) ?? {};
  if (reasonOf === undefined) return null;
  const { why, source } = reasonOf(rule, args) ?? { why: 'Mails cannot show it.' };
  return (
    <p className="pt-1">
      {why}{' '}
      {source !== undefined && (
        <ExternalLink href={source.href} className="font-medium">
          {source.label}
        </ExternalLink>
      )}
    </p>
  );
}
