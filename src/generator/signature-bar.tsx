import { Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { ClearSampleButton } from '../person/clear-sample-button';
import { LazyHistory } from '../saving/page/lazy-history';
import { SignatureMenu } from '../saving/page/signature-menu';
import { redo, undo } from '../saving/page/undo-redo';
import { isEnabled, run } from '../store/command';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { shortcutText } from '../store/shortcut-text';
import { IconButton } from '../ui/icon-button';
import { isMacLike } from '../ui/is-mac-like';
import { useUndoKeys } from './use-undo-keys';

/** Which signature this is, and the way back through what was done to it. */
export function SignatureBar() {
  useUndoKeys();
  return (
    <div className="flex items-center justify-between gap-2">
      <SignatureMenu className="max-w-60 grow" />
      <div className="flex shrink-0 items-center">
        <ClearSampleButton place="form" />
        <StepButton command={undo} Icon={Undo2} />
        <StepButton command={redo} Icon={Redo2} />
        <LazyHistory />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly command: typeof undo | typeof redo;
  readonly Icon: LucideIcon;
}

function StepButton({ command, Icon }: StepButtonProps) {
  const canRun = useAppSelector((state) => isEnabled(command, state));
  const dispatch = useAppDispatch();
  const [shortcut] = command.shortcuts;
  return (
    <IconButton
      label={command.label}
      shortcut={shortcut && shortcutText(shortcut, isMacLike())}
      icon={<Icon className="size-4" aria-hidden="true" />}
      disabledReason={canRun ? undefined : command.reason()}
      onClick={() => dispatch(run(command))}
    />
  );
}
