import { Button } from '../../ui/buttons/button';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { isMacLike } from '../../ui/is-mac-like';
import { Kbd } from '../../ui/kbd';
import { openShortcuts } from '../commands/views/view';
import { useCommand } from '../use-command';
import { helpText, TOUCH_HELP } from './help-text';

/** How to select, to move about and to act, by whatever the visitor has. */
export function HelpText() {
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
