import { FindingReason } from '../../output/page/finding-reason';
import { FindingRoute } from '../../output/page/finding-route';
import { clientNames } from '../../model/findings/clients';
import { fieldLabel } from '../../model/person/fields';
import { findingMessage } from '../../model/findings/finding-messages';
import type { Finding, Severity } from '../../model/findings/findings';
import { isSample } from '../../model/person/sample-fields';
import { useAppSelector } from '../../store/hooks';
import { Notice, type NoticeTone } from '../../ui/notice';
import { TextButton } from '../../ui/text-button';
import { focusField } from '../focus-field';
import { FormFixButtons } from './form-fix-buttons';
import { selectFormFindings } from './select-form-findings';

const TONES: Readonly<Record<Severity, NoticeTone>> = {
  broken: 'danger',
  degraded: 'warning',
  info: 'info',
};

interface FindingsListProps {
  /** Called when the visitor goes to a field. */
  readonly onLeave?: (() => void) | undefined;
}

/** What to know before the signature is taken away. It never stands in the way of taking it. */
export function FindingsList({ onLeave }: FindingsListProps) {
  const findings = useAppSelector(selectFormFindings);
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Good to know" className="grid gap-2">
      {findings.map((finding) => (
        <li key={`${finding.rule} ${findingMessage(finding)}`}>
          <Notice tone={TONES[finding.severity]}>
            <p>{findingMessage(finding)}</p>
            {finding.clients.length > 0 && (
              <p className="text-xs text-ink-muted">In {clientNames(finding.clients)}</p>
            )}
            <Actions finding={finding} onLeave={onLeave} />
          </Notice>
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps extends FindingsListProps {
  readonly finding: Finding;
}

/** What can be done about a finding, where it comes from, and why it is one. */
function Actions({ finding, onLeave }: ActionsProps) {
  // As long as the name is that of the sample, what is only told need not be mended.
  const isMendable = useAppSelector(
    ({ signature: { present } }) =>
      finding.severity !== 'info' || !isSample(present.person, 'fullName'),
  );
  const [first] = finding.origin;
  const field = first?.kind === 'field' ? first.field : null;
  const go = (target: string): void => {
    onLeave?.();
    focusField(target);
  };
  return (
    <div className="mt-1 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
      {field !== null && (
        <TextButton onClick={() => go(field)}>{`Go to ${fieldLabel(field)}`}</TextButton>
      )}
      <FindingRoute finding={finding} onLeave={onLeave} />
      <FindingReason finding={finding} />
      {/* They come late, and so last: nothing is to move under the hand. */}
      {isMendable && <FormFixButtons finding={finding} />}
    </div>
  );
}
