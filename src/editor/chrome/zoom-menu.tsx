import { useAppSelector } from '../../store/hooks';
import { Menu, MenuSeparator } from '../../ui/overlays/menu';
import { fitAll, fitSelection, ZOOM_COMMANDS } from '../commands/view';
import { CommandItem } from './command-item';

/** The percentage, which opens the ways to change it. */
export function ZoomMenu() {
  const percent = useAppSelector((state) => Math.round(state.view.zoom * 100));
  const button = (
    <button
      type="button"
      aria-label={`Zoom, ${percent}%`}
      className="h-control w-12 rounded-control text-center text-sm text-ink-muted tabular-nums hover:bg-wash hover:text-ink data-[state=open]:bg-wash"
    >
      {percent}%
    </button>
  );
  return (
    <Menu side="top" align="center" trigger={button}>
      {ZOOM_COMMANDS.map((command) => (
        <CommandItem
          key={command.id}
          command={command}
          isOn={command.id === `view.zoom.${percent}`}
        />
      ))}
      <MenuSeparator />
      <CommandItem command={fitAll} />
      <CommandItem command={fitSelection} />
    </Menu>
  );
}
