import { CircleQuestionMark } from 'lucide-react';
import { Popover } from '../../ui/overlays/popover';
import { useLazy } from '../../ui/hooks/use-lazy';
import { cx } from '../../ui/cx';
import { useHasOneRow } from '../canvas/use-has-one-row';
import { useIsTight } from '../canvas/use-is-tight';
import { useHasFootBar } from '../canvas/overlay/use-has-foot-bar';
import { PARTS } from '../lazy-parts';

/** A button in the corner of the canvas whose panel explains how to select, to move about and to act. */
export function CanvasHelp() {
  const isTight = useIsTight();
  // Its place is the bar's of the selection there.
  const hasFootBar = useHasFootBar();
  if (useHasOneRow() || hasFootBar) return null;
  return (
    <div
      className={cx(
        'absolute right-2 bottom-4 max-sm:right-auto max-sm:bottom-20 max-sm:left-1',
        isTight
          ? 'sm:short:right-auto sm:short:bottom-16 sm:short:left-7 sm:short:pointer-coarse:left-2'
          : 'sm:short:pointer-coarse:bottom-2.5',
      )}
    >
      <Popover
        label="How the canvas works"
        side="top"
        align="end"
        trigger={
          <button
            type="button"
            aria-label="Help"
            title="Help"
            className="flex size-control items-center justify-center rounded-full bg-raised text-ink-muted shadow-float hover:text-ink"
          >
            <CircleQuestionMark className="size-4" aria-hidden="true" />
          </button>
        }
      >
        <LazyHelpText />
      </Popover>
    </div>
  );
}

function LazyHelpText() {
  const parts = useLazy(PARTS);
  return parts !== null && <parts.HelpText />;
}
