import { clientNames } from '../../../model/findings/clients';
import { findingMessage } from '../../../model/findings/finding-messages';
import { byGravity, type Finding, type Severity } from '../../../model/findings/findings';
import { Notice, type NoticeTone } from '../../../ui/notice';
import { PREVIEW_WORDS } from '../words';

const TONES: Readonly<Record<Severity, NoticeTone>> = {
  broken: 'danger',
  degraded: 'warning',
  info: 'info',
};

/** What is wrong with one signature, the gravest first. */
export function PersonFindings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={PREVIEW_WORDS.problems} className="grid gap-2">
      {findings.toSorted(byGravity).map((finding) => {
        const message = findingMessage(finding);
        return (
          <li key={`${finding.rule} ${message}`}>
            <Notice tone={TONES[finding.severity]}>
              <p>{message}</p>
              {finding.clients.length > 0 && (
                <p className="text-xs text-ink-muted">In {clientNames(finding.clients)}</p>
              )}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
}
