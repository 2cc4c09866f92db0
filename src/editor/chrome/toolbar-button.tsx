import type { LucideIcon } from 'lucide-react';
import { useBuilderSelector } from '../../store/builder-hooks';
import { IconButton } from '../../ui/icon-button';
import type { BuilderCommand } from '../commands/builder-command';
import { useCommand } from '../use-command';

interface ToolbarButtonProps {
  readonly command: BuilderCommand;
  readonly Icon: LucideIcon;
  /** Given for a command that switches something on and off. */
  readonly isPressed?: boolean;
  /** Whether the command edits: there is no editing in the preview. */
  readonly isEdit?: boolean;
}

/** A command as a button of the canvas toolbar. */
export function ToolbarButton({ command, Icon, isPressed, isEdit = false }: ToolbarButtonProps) {
  const { label, shortcut, isEnabled, reason, run } = useCommand(command);
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const why = isEdit && isPreview ? 'Leave the preview to edit.' : isEnabled ? undefined : reason;
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon className="size-4" aria-hidden="true" />}
      isPressed={isPressed}
      disabled={!isEnabled && why === undefined}
      disabledReason={why}
      onClick={run}
    />
  );
}
