import { Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { ClearSampleButton } from '../person/clear-sample-button';
import { LazyHistory } from '../saving/page/lazy-history';
import { SignatureMenu } from '../saving/page/signature-menu';
import { LateVersions } from '../saving/page/versions/late-versions';
import { redo, undo } from '../saving/page/undo-redo';
import { canRun, runCommand } from './form-command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { matchesShortcut } from '../store/match-shortcut';
import { shortcutText } from '../store/shortcut-text';
import { IconButton } from '../ui/buttons/icon-button';
import { isMacLike } from '../ui/is-mac-like';

/** The menu of signatures, with undo and redo. */
export function SignatureBar() {
  useUndoKeys();
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SignatureMenu className="max-w-60 grow basis-40 @max-[29rem]:max-w-none" />
        {/* Where the button of the sample finds no room beside the menu, all of these have a line of their own. */}
        <div className="flex shrink-0 items-center justify-between @max-[29rem]:has-[>:nth-child(2)]:w-full">
          <ClearSampleButton place="form" />
          <div className="flex items-center">
            <StepButton command={undo} Icon={Undo2} />
            <StepButton command={redo} Icon={Redo2} />
            <LazyHistory side="bottom" here="form" />
            <LateVersions place="form" />
          </div>
        </div>
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly command: typeof undo | typeof redo;
  readonly Icon: LucideIcon;
}

function StepButton({ command, Icon }: StepButtonProps) {
  const isPossible = useAppSelector((state) => canRun(command, state));
  const dispatch = useAppDispatch();
  const [shortcut] = command.shortcuts;
  return (
    <IconButton
      label={command.label}
      shortcut={shortcut && shortcutText(shortcut, isMacLike())}
      icon={<Icon className="size-4" aria-hidden="true" />}
      disabledReason={isPossible ? undefined : command.reason()}
      onClick={() => dispatch(runCommand(command))}
    />
  );
}

/** What undoes its own words, and what stands before the page. */
const KEY_OWNERS =
  'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [contenteditable], ' +
  '[role="menu"], [role="dialog"], dialog';

/** Undo and redo by keys, anywhere on the page but in text fields. */
function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(KEY_OWNERS) !== null) return;
      const command = [undo, redo].find(({ shortcuts }) =>
        shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
      );
      if (command === undefined) return;
      dispatch(runCommand(command));
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}
