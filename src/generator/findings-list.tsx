import { findingMessage } from '../model/finding-messages';
import type { Severity } from '../model/findings';
import { useAppSelector } from '../store/hooks';
import { Notice, type NoticeTone } from '../ui/notice';
import { selectFormFindings } from './select-form-findings';

const TONES: Readonly<Record<Severity, NoticeTone>> = {
  broken: 'danger',
  degraded: 'warning',
  info: 'info',
};

/** What to know before the signature is taken away. It never stands in the way of taking it. */
export function FindingsList() {
  const findings = useAppSelector(selectFormFindings);
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Good to know" className="grid gap-2">
      {findings.map((finding) => {
        const message = findingMessage(finding);
        return (
          <li key={`${finding.rule} ${message}`}>
            <Notice tone={TONES[finding.severity]}>{message}</Notice>
          </li>
        );
      })}
    </ul>
  );
}
