import { useCallback } from 'react';
import { useBuilderDispatch, useBuilderSelector } from '../store/builder-hooks';
import { canRun, runCommand, whyDisabled, type BuilderCommand } from './commands/builder-command';
import { isMacLike, shortcutText } from './shortcut-text';

export interface CommandView {
  readonly label: string;
  readonly shortcut: string | undefined;
  readonly isEnabled: boolean;
  /** Why it cannot be done now; only where that is worth saying. */
  readonly reason: string | undefined;
  readonly run: () => void;
}

/** A command as buttons and menu items show it. */
export function useCommand(command: BuilderCommand): CommandView {
  const dispatch = useBuilderDispatch();
  const enabled = useBuilderSelector((state) => canRun(command, state));
  const reason = useBuilderSelector((state) => (enabled ? undefined : whyDisabled(command, state)));
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
