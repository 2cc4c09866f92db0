import type { ReactNode } from 'react';
import { MenuCheckItem, MenuItem } from '../../ui/overlays/menu';
import type { BuilderCommand } from '../commands/builder-command';
import { useCommand } from '../use-command';

interface CommandItemProps {
  readonly command: BuilderCommand;
  readonly icon?: ReactNode;
  /** Whether what it switches is on; for a command that switches something. */
  readonly isOn?: boolean | undefined;
  /** What happens instead of the command itself. */
  readonly onSelect?: () => void;
}

/** A command as an item of a menu, with its key, and with the reason while it is disabled. */
export function CommandItem({ command, icon, isOn, onSelect }: CommandItemProps) {
  const { label, shortcut, isEnabled, reason, run } = useCommand(command);
  const select = onSelect ?? run;
  if (isOn !== undefined) {
    return (
      <MenuCheckItem isChecked={isOn} onChange={select} shortcut={shortcut}>
        {label}
      </MenuCheckItem>
    );
  }
  return (
    <MenuItem
      icon={icon}
      shortcut={shortcut}
      tone={command.id === 'edit.delete' ? 'danger' : 'plain'}
      disabled={!isEnabled}
      reason={reason}
      onSelect={select}
    >
      {label}
    </MenuItem>
  );
}
