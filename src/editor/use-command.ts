import { useCallback, useMemo } from 'react';
import type { RootState } from '../store/state';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { canRun, runCommand, whyDisabled, type BuilderCommand } from './commands/builder-command';
import { useDevice } from './element-context';
import { shortcutText } from '../store/shortcut-text';
import { isMacLike } from '../ui/is-mac-like';

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
  const dispatch = useAppDispatch();
  const device = useDevice();
  const enabled = useAppSelector(
    useMemo(() => apartFromDraft((state) => canRun(command, state, device)), [command, device]),
  );
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

/** Commands know nothing of the draft: while a gesture changes only that, none is asked what it could do. */
function apartFromDraft<Answer>(ask: (state: RootState) => Answer): (state: RootState) => Answer {
  let last: { readonly state: RootState; readonly answer: Answer } | null = null;
  return (state) => {
    if (last === null || !isSameButDraft(last.state, state)) {
      last = { state, answer: ask(state) };
    }
    return last.answer;
  };
}

function isSameButDraft(a: RootState, b: RootState): boolean {
  const parts: Partial<Record<string, unknown>> = a;
  return Object.entries(b).every(([name, part]) => name === 'draft' || parts[name] === part);
}
