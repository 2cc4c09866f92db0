import type { Point } from '../../scene/geometry';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
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
  /** What stands beside the menu: that is left out, and so is all that cannot be done. */
  readonly without?: ReadonlySet<BuilderCommand> | undefined;
}

/** What the menu holds: what can be done with the selection, or with the canvas. */
export function ContextMenuItems({ place, without }: ContextMenuItemsProps) {
  const hasSelection = useAppSelector(
    (state) => state.selection.length > 0 && !state.view.isPreview,
  );
  const whole = hasSelection ? ELEMENT_MENU : CANVAS_MENU;
  const sections = useShortened(whole, without);
  return sections.map((entries, index) => (
    <div key={keyOf(entries[0])}>
      {index > 0 && <MenuSeparator />}
      {entries.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} place={place} />
      ))}
    </div>
  ));
}

/** A menu without what does not concern the selection, and what is not needed: sections that are left empty go, too. */
function useShortened(
  sections: typeof ELEMENT_MENU,
  without: ContextMenuItemsProps['without'],
): typeof ELEMENT_MENU {
  const device = useDevice();
  const { getState } = useAppStore();
  const canBeDone = (command: BuilderCommand): boolean => canRun(command, getState(), device);
  const isKept = (command: BuilderCommand): boolean =>
    without?.has(command) !== true && canBeDone(command);
  const isNeeded = (entry: MenuEntry): boolean => {
    if (without === undefined) return !('ifAny' in entry) || entry.either.some(canBeDone);
    if ('either' in entry) return entry.either.some(isKept);
    return 'commands' in entry ? entry.commands.some(isKept) : isKept(entry);
  };
  return sections
    .map((entries) => entries.filter(isNeeded))
    .filter((entries) => entries.length > 0);
}

interface EntryProps extends Pick<ContextMenuItemsProps, 'place'> {
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
  'view.rulers': ({ hasRulers }) => hasRulers !== false,
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
function PasteItem({ place }: Pick<ContextMenuItemsProps, 'place'>) {
  const dispatch = useAppDispatch();
  return <CommandItem command={paste} onSelect={() => void dispatch(pasteFromClipboard(place))} />;
}
