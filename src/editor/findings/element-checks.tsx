import { useAppSelector } from '../../store/hooks';
import { CheckNote } from './check-note';
import { focusOnCanvas } from './focus-on-canvas';
import { selectChecks } from './select-checks';
import { SeverityIcon } from './severity-icon';

interface ElementChecksProps {
  readonly id: string;
}

/** What is to be said of one element, as a note in the panel of its properties. */
export function ElementChecks({ id }: ElementChecksProps) {
  const all = useAppSelector(selectChecks);
  const checks = all.filter((check) => check.id === id);
  if (checks.length === 0) return null;
  return (
    <ul aria-label="In mails" className="grid gap-3 border-t px-4 py-3">
      {checks.map((check) => (
        <li key={check.key} className="flex gap-2">
          <SeverityIcon severity={check.finding.severity} className="mt-0.5 size-4" />
          <CheckNote check={check} onMended={() => focusOnCanvas(id)} />
        </li>
      ))}
    </ul>
  );
}
