import type { Point } from '../../scene/geometry';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { ViewState } from '../../store/canvas/view-slice';
import { MenuSeparator, MenuSub } from '../../ui/overlays/menu';
import { CommandItem } from '../chrome/command-item';
import { canRun, type BuilderCommand } from '../commands/builder-command';
import { paste, pasteFromClipboard } from '../commands/clipboard/clipboard';
import { CANVAS_MENU, ELEMENT_MENU, type MenuEntry } from '../commands/menus';
import { useDevice } from '../element-context';

interface ContextMenuItemsProps {
  /** Where pasting goes; beside the selection where it is not given. */
  readonly place?: Point | undefined;
}

/** What the menu holds: what can be done with the selection, or with the canvas. */
export function ContextMenuItems({ place }: ContextMenuItemsProps) {
  const hasSelection = useAppSelector(
    (state) => state.selection.length > 0 && !state.view.isPreview,
  );
  const sections = hasSelection ? ELEMENT_MENU : CANVAS_MENU;
  return sections.map((entries, index) => (
    <div key={keyOf(entries[0])}>
      {index > 0 && <MenuSeparator />}
      {entries.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} place={place} />
      ))}
    </div>
  ));
}

interface EntryProps extends ContextMenuItemsProps {
  readonly entry: MenuEntry;
}

function Entry({ entry, place }: EntryProps) {
  if ('either' in entry) return <EitherItem commands={entry.either} />;
  if ('commands' in entry) {
    return (
      <MenuSub label={entry.label}>
        {entry.commands.map((command) => (
          <CommandItem key={command.id} command={command} />
        ))}
      </MenuSub>
    );
  }
  return entry === paste ? <PasteItem place={place} /> : <OneItem command={entry} />;
}

/** What the commands that switch something have switched on. */
const SWITCHES: Readonly<Record<string, (view: ViewState) => boolean>> = {
  'view.grid': ({ hasGrid }) => hasGrid,
  'view.preview': ({ isPreview }) => isPreview,
};

function OneItem({ command }: { readonly command: BuilderCommand }) {
  const isOn = useAppSelector(({ view }) => SWITCHES[command.id]?.(view));
  return <CommandItem command={command} isOn={isOn} />;
}

function keyOf(entry: MenuEntry | undefined): string {
  if (entry === undefined) return '';
  if ('either' in entry) return entry.either[0].id;
  return 'commands' in entry ? entry.label : entry.id;
}

/** The first of some commands that can be carried out. */
function EitherItem({
  commands,
}: {
  readonly commands: readonly [BuilderCommand, ...BuilderCommand[]];
}) {
  const device = useDevice();
  const index = useAppSelector((state) => commands.findIndex((one) => canRun(one, state, device)));
  return <CommandItem command={commands[index] ?? commands[0]} />;
}

/** Pastes where the menu was asked for. */
function PasteItem({ place }: ContextMenuItemsProps) {
  const dispatch = useAppDispatch();
  return <CommandItem command={paste} onSelect={() => void dispatch(pasteFromClipboard(place))} />;
}
