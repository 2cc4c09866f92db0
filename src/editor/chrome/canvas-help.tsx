import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../../ui/buttons/button';
import { Kbd } from '../../ui/kbd';
import { Popover } from '../../ui/overlays/popover';
import { isMacLike } from '../../ui/is-mac-like';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { cx } from '../../ui/cx';
import { useHasOneRow } from '../canvas/use-has-one-row';
import { useIsTight } from '../canvas/use-is-tight';
import { useHasFootBar } from '../canvas/overlay/use-has-foot-bar';
import { openShortcuts } from '../commands/view';
import { useCommand } from '../use-command';
import { helpText, TOUCH_HELP } from './help-text';

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
        <HelpText />
      </Popover>
    </div>
  );
}

/** How to select, to move about and to act, by whatever the visitor has. */
function HelpText() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const groups = isTouch ? TOUCH_HELP : helpText(isMacLike());
  return (
    <div className="grid w-76 max-w-full gap-4 p-1">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            {lines.map(({ keys, does }) => (
              <div key={keys} className="col-span-full grid grid-cols-subgrid">
                <dt className="text-ink-muted">{keys}</dt>
                <dd className="text-end">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {!isTouch && <ShortcutsButton />}
    </div>
  );
}

function ShortcutsButton() {
  const { label, shortcut, run } = useCommand(openShortcuts);
  return (
    <Button size="sm" onClick={run}>
      {label}
      <Kbd>{shortcut}</Kbd>
    </Button>
  );
}
