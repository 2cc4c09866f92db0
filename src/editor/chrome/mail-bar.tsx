import { Mail, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks';
import { Popover } from '../../ui/overlays/popover';
import { useLazy } from '../../ui/hooks/use-lazy';
import { cx } from '../../ui/cx';
import { useHasOneRow } from '../canvas/use-has-one-row';
import { useIsTight } from '../canvas/use-is-tight';
import { useHasFootBar } from '../canvas/overlay/use-has-foot-bar';
import { toggleEmailView } from '../commands/views/view';
import { OutputProgress } from '../email/output-progress';
import { FIXING } from '../findings/lazy-fixing';
import { selectOpenFindings } from '../findings/select-findings';
import { PARTS } from '../lazy-parts';
import { ToolbarButton } from './toolbar-button';

/** Floats in the corner of the canvas: what emails make of the design. */
export function MailBar() {
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  const isTight = useIsTight();
  const hasOneRow = useHasOneRow();
  // Its place is the bar's of the selection there, which has it in its menu.
  if (useHasFootBar() || (hasOneRow && !isEmailOpen)) return null;
  return (
    <div
      className={cx(
        'pointer-events-none absolute right-2 bottom-17 flex max-w-[calc(100%-1rem)] flex-wrap items-end justify-end gap-2 max-sm:right-1 max-sm:bottom-19',
        isTight
          ? 'sm:short:bottom-16'
          : 'sm:short:right-12 sm:short:bottom-3 sm:short:pointer-coarse:right-14 sm:short:pointer-coarse:bottom-2',
      )}
    >
      {!isEmailOpen && (
        <OutputProgress className="pointer-events-auto rounded-card bg-raised p-1 ps-3 shadow-float" />
      )}
      <div
        role="toolbar"
        aria-label="In email"
        className="pointer-events-auto flex items-center gap-0.5 rounded-card bg-raised p-1 shadow-float sm:short:pointer-coarse:p-0.5"
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
          className="flex h-control min-w-control items-center justify-center gap-1.5 rounded-control border border-transparent px-2 text-sm font-medium text-ink-muted hover:bg-wash hover:text-ink aria-expanded:bg-wash"
        >
          <Icon aria-hidden="true" className={count === 0 ? 'size-4' : 'size-4 text-warning'} />
          <span className="max-sm:hidden short:hidden">Checks</span>
          {count > 0 && <span className="tabular-nums">{count}</span>}
        </button>
      }
    >
      {/* So high it stands above its button, and on a phone leaves a part of the design in sight. */}
      <div className="more-below scroll-thin -m-1 max-h-[calc(100dvh-12rem)] overflow-y-auto p-1 max-sm:max-h-[50dvh]">
        <LazyFindingsList />
      </div>
    </Popover>
  );
}

function LazyFindingsList() {
  const parts = useLazy(PARTS);
  return parts !== null && <parts.FindingsList />;
}
