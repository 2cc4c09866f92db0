import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { canRun, runCommand, whyDisabled, type BuilderCommand } from './commands/builder-command';
import { useDevice } from './element-context';
import { shortcutText } from '../store/shortcut-text';
import { isMacLike } from '../ui/is-mac-like';

export interface CommandView {
  readonly label: string;
  readonly shortcut: string | undefined;
  readonly isEnabled: boolean;
  /** Why it cannot be done now; undefined where that needs no explanation. */
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** A command as buttons and menu items show it. */
export function useCommand(command: BuilderCommand): CommandView {
  const dispatch = useAppDispatch();
  const device = useDevice();
  const enabled = useAppSelector((state) => canRun(command, state, device));
  const reason = useAppSelector((state) => (enabled ? undefined : whyDisabled(command, state)));
  const [shortcut] = command.shortcuts ?? [];
  return {
    label: command.label,
    shortcut: shortcut && shortcutText(shortcut, isMacLike()),
    isEnabled: enabled,
    reason,
    run: useCallback(() => {
      dispatch(runCommand(command));
    }, [dispatch, command]),
  };
}
