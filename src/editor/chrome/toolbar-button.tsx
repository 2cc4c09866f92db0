import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../ui/buttons/icon-button';
import type { BuilderCommand } from '../commands/builder-command';
import { useCommand } from '../use-command';

interface ToolbarButtonProps {
  readonly command: BuilderCommand;
  readonly Icon: LucideIcon;
  /** Given for a command that switches something on and off. */
  readonly isPressed?: boolean;
}

/** A command as a button of the canvas toolbar: rendered again where something is new about the command, not with what is around it. */
export const ToolbarButton = memo(function ToolbarButton({
  command,
  Icon,
  isPressed,
}: ToolbarButtonProps) {
  const { label, shortcut, isEnabled, reason, run } = useCommand(command);
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon className="size-4" aria-hidden="true" />}
      isPressed={isPressed}
      disabledReason={isEnabled ? undefined : (reason ?? label)}
      onClick={run}
    />
  );
});
