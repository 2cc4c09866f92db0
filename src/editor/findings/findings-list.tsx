import { X } from 'lucide-react';
import { use } from 'react';
import { ClientRow } from '../../output/page/client-row';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { IconButton } from '../../ui/buttons/icon-button';
import { useLazy } from '../../ui/hooks/use-lazy';
import { ClosePopover } from '../../ui/overlays/popover-panel';
import { OUTPUT_WORDS } from '../email/output-words';
import { focusOnCanvas } from './focus-on-canvas';
import { FIXING } from './lazy-fixing';
import {
  selectDesignFindings,
  selectNotes,
  selectOpenFindings,
  type DesignFinding,
} from './select-findings';
import { SeverityIcon } from './severity-icon';

/** The open issues of the design and its notes, each leading to its elements, and how mail clients fare. */
export function FindingsList() {
  const open = useAppSelector(selectOpenFindings);
  const notes = useAppSelector(selectNotes);
  const status = useAppSelector((state) => state.output.status);
  if (status === 'failed') return <Quiet>The design could not be checked.</Quiet>;
  if (status === 'stopped') return <Quiet>{OUTPUT_WORDS.notChecked}</Quiet>;
  return (
    <div className="grid w-80 max-w-full gap-3 lg:max-xl:w-64">
      <ListHead />
      <div className="grid gap-2">
        {open.length === 0 ? <NoneFound /> : <Findings label="Checks" findings={open} />}
        {notes.length > 0 && (
          <section>
            <h3 className="px-1 text-xs font-semibold text-ink-muted">{NOTES}</h3>
            <Findings label={NOTES} findings={notes} />
          </section>
        )}
      </div>
      <Clients />
    </div>
  );
}

/** A list that covers much of a phone has its name in sight, and what closes it in reach. */
function ListHead() {
  const close = use(ClosePopover);
  return (
    <div className="sticky top-0 z-1 -mb-2 flex items-center justify-between bg-raised ps-1 pointer-fine:absolute">
      <h2 className="text-sm font-semibold pointer-fine:sr-only">Checks</h2>
      <IconButton
        label="Back to the design"
        icon={<X className="size-4" aria-hidden="true" />}
        className="pointer-fine:hidden"
        onClick={close}
      />
    </div>
  );
}

/** The heading of findings that ask for nothing: they are no issues, and not counted as such. */
const NOTES = 'Good to know';

interface FindingsProps {
  readonly label: string;
  readonly findings: readonly DesignFinding[];
}

function Findings({ label, findings }: FindingsProps) {
  const fixing = useLazy(FIXING);
  return (
    <ul aria-label={label} className="-mx-1 grid">
      {findings.map((finding) => (
        <li key={finding.key}>
          <FindingItem finding={finding} />
          {finding.id === null && fixing !== null && (
            <div className="-mt-1 flex flex-wrap gap-x-3 ps-8 pe-2 pb-1">
              <fixing.FindingRoute finding={finding} />
              <fixing.FindingReason reason={finding.reason} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function NoneFound() {
  const isEmpty = useAppSelector((state) => state.output.isEmpty);
  return <Quiet>{isEmpty ? OUTPUT_WORDS.nothingToCheck : 'No issues found.'}</Quiet>;
}

/** How the mail clients fare with what was found. */
function Clients() {
  const findings = useAppSelector(selectDesignFindings);
  const differences = useAppSelector((state) => state.output.differences);
  const isEmpty = useAppSelector((state) => state.output.isEmpty);
  return !isEmpty && <ClientRow findings={findings} differences={differences} />;
}

function Quiet({ children }: { readonly children: string }) {
  return <p className="max-w-64 text-sm text-ink-muted">{children}</p>;
}

function FindingItem({ finding }: { readonly finding: DesignFinding }) {
  const { severity, ids, name, words } = finding;
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const dispatch = useAppDispatch();
  const text = (
    <>
      <SeverityIcon severity={severity} className="mt-0.5 size-4" />
      <span className="wrap-anywhere">
        {name !== '' && <span className="font-semibold">{name}: </span>}
        {words}
      </span>
    </>
  );
  const layout = 'flex w-full gap-2 rounded-control p-2 text-start text-sm pointer-coarse:py-3';
  const [first] = ids;
  if (first === undefined || isPreview) return <p className={layout}>{text}</p>;
  const jump = () => {
    // What is selected again is brought into view.
    dispatch(selectionChanged([]));
    focusOnCanvas(first);
    if (ids.length > 1) dispatch(selectionChanged(ids));
  };
  return (
    <button type="button" className={`${layout} hover:bg-wash`} onClick={jump}>
      {text}
    </button>
  );
}
