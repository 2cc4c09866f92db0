import { Mail, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { ClientRow } from '../../output/page/client-row';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { Popover } from '../../ui/overlays/popover';
import { useLazy } from '../../ui/hooks/use-lazy';
import { toggleEmailView } from '../commands/view';
import { OutputProgress } from '../email/output-progress';
import { OUTPUT_WORDS } from '../email/output-words';
import { focusOnCanvas } from '../findings/focus-on-canvas';
import { FIXING } from '../findings/lazy-fixing';
import {
  selectDesignFindings,
  selectOpenFindings,
  type DesignFinding,
} from '../findings/select-findings';
import { SeverityIcon } from '../findings/severity-icon';
import { ToolbarButton } from './toolbar-button';

/** Floats in the corner of the canvas: what emails make of the design. */
export function MailBar() {
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  return (
    <div className="pointer-events-none absolute right-2 bottom-17 flex max-w-[calc(100%-1rem)] flex-wrap items-end justify-end gap-2 max-sm:bottom-19 sm:short:right-12 sm:short:bottom-3">
      {!isEmailOpen && (
        <OutputProgress className="pointer-events-auto rounded-card bg-raised p-1 ps-3 shadow-float" />
      )}
      <div
        role="toolbar"
        aria-label="In email"
        className="pointer-events-auto flex items-center gap-0.5 rounded-card bg-raised p-1 shadow-float"
      >
        <FindingsButton />
        <ToolbarButton command={toggleEmailView} Icon={Mail} isPressed={isEmailOpen} />
      </div>
    </div>
  );
}

/** How many findings are open, and a list of them all that leads to the elements. */
function FindingsButton() {
  const count = useAppSelector((state) => selectOpenFindings(state).length);
  const isAnyOpen = count > 0;
  useEffect(() => {
    if (isAnyOpen) FIXING.prefetch();
  }, [isAnyOpen]);
  const label = count === 1 ? '1 open issue' : `${count} open issues`;
  const Icon = count === 0 ? ShieldCheck : TriangleAlert;
  return (
    <Popover
      label="Checks"
      side="top"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Checks: ${label}`}
          title={label}
          className="flex h-control items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink-muted hover:bg-wash hover:text-ink aria-expanded:bg-wash"
        >
          <Icon aria-hidden="true" className={count === 0 ? 'size-4' : 'size-4 text-warning'} />
          <span className="max-sm:hidden short:hidden">Checks</span>
          {count > 0 && <span className="tabular-nums">{count}</span>}
        </button>
      }
    >
      <FindingsList />
    </Popover>
  );
}

function FindingsList() {
  const fixing = useLazy(FIXING);
  const findings = useAppSelector(selectDesignFindings);
  const status = useAppSelector((state) => state.output.status);
  if (status === 'failed') return <Quiet>The design could not be checked.</Quiet>;
  if (status === 'stopped') return <Quiet>{OUTPUT_WORDS.notChecked}</Quiet>;
  if (findings.length === 0)
    return (
      <div className="grid w-80 max-w-full gap-3">
        <NoneFound />
        <Clients />
      </div>
    );
  return (
    <div className="grid w-80 max-w-full gap-3">
      <ul aria-label="Checks" className="scroll-thin -m-1 grid max-h-72 overflow-y-auto">
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
      <Clients />
    </div>
  );
}

function NoneFound() {
  const isEmpty = useAppSelector((state) => state.output.isEmpty);
  return <Quiet>{isEmpty ? OUTPUT_WORDS.nothingToCheck : 'No issues found.'}</Quiet>;
}

/** How the mail clients fare with what was found. */
function Clients() {
  const findings = useAppSelector(selectDesignFindings);
  const isEmpty = useAppSelector((state) => state.output.isEmpty);
  return !isEmpty && <ClientRow findings={findings} />;
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
  const layout = 'flex w-full gap-2 rounded-control p-2 text-start text-sm';
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
