import { useAppSelector } from '../../store/hooks';
import { FindingDetails } from './finding-details';
import { focusOnCanvas } from './focus-on-canvas';
import { selectDesignFindings, type DesignFinding } from './select-findings';
import { SeverityIcon } from './severity-icon';

interface ElementFindingsProps {
  readonly id: string;
}

/** There is one panel of properties in a page. */
const LIST_ID = 'element-findings';

/**
 * The findings about one element, in the panel of its properties. They change while the element is edited, so they stand
 * below the fields: a field must not move while the visitor is about to press it.
 */
export function ElementFindings({ id }: ElementFindingsProps) {
  const findings = useFindingsAbout(id);
  if (findings.length === 0) return null;
  return (
    <ul
      id={LIST_ID}
      aria-label="In email"
      tabIndex={-1}
      className="grid gap-3 border-t px-4 py-3 focus-visible:-outline-offset-2"
    >
      {findings.map((finding) => (
        <li key={finding.key} className="flex gap-2">
          <SeverityIcon severity={finding.severity} className="mt-0.5 size-4" />
          <FindingDetails finding={finding} onFixed={() => focusOnCanvas(id)} />
        </li>
      ))}
    </ul>
  );
}

/** How many findings there are about one element, which leads to them. */
export function FindingsButton({ id }: ElementFindingsProps) {
  const [mostSevere, ...others] = useFindingsAbout(id);
  if (mostSevere === undefined) return null;
  const count = others.length + 1;
  return (
    <button
      type="button"
      onClick={leadToFindings}
      className="flex h-control-sm items-center gap-1 rounded-control px-1.5 text-sm tabular-nums hover:bg-wash"
    >
      <SeverityIcon severity={mostSevere.severity} className="size-4" />
      {count}
      <span className="sr-only">{count === 1 ? ' finding' : ' findings'}</span>
    </button>
  );
}

function leadToFindings(): void {
  document.getElementById(LIST_ID)?.focus();
}

function useFindingsAbout(id: string): readonly DesignFinding[] {
  return useAppSelector(selectDesignFindings).filter((finding) => finding.id === id);
}
