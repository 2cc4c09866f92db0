import { useAppSelector } from '../../store/hooks';
import { FindingDetails } from './finding-details';
import { focusOnCanvas } from './focus-on-canvas';
import { selectDesignFindings } from './select-findings';
import { SeverityIcon } from './severity-icon';

interface ElementFindingsProps {
  readonly id: string;
}

/** The findings about one element, in the panel of its properties. */
export function ElementFindings({ id }: ElementFindingsProps) {
  const all = useAppSelector(selectDesignFindings);
  const findings = all.filter((finding) => finding.id === id);
  if (findings.length === 0) return null;
  return (
    <ul aria-label="In email" className="grid gap-3 border-t px-4 py-3">
      {findings.map((finding) => (
        <li key={finding.key} className="flex gap-2">
          <SeverityIcon severity={finding.severity} className="mt-0.5 size-4" />
          <FindingDetails finding={finding} onFixed={() => focusOnCanvas(id)} />
        </li>
      ))}
    </ul>
  );
}
