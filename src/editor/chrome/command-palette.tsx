import { useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { FixQuestion } from '../../fixes/question';
import { commandChosen, dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shortcutText } from '../../store/shortcut-text';
import type { RootState } from '../../store/state';
import { isMacLike } from '../../ui/is-mac-like';
import { CommandList, type CommandOption } from '../../ui/overlays/command-list';
import { useLazy } from '../../ui/hooks/use-lazy';
import { focusCanvas } from '../canvas/focus-canvas';
import { BUILDER_COMMANDS } from '../commands';
import { LATE_COMMANDS } from '../commands/late-commands';
import {
  isPossible,
  runCommand,
  whyDisabled,
  type BuilderCommand,
} from '../commands/builder-command';
import { goToStyles } from '../commands/views/go-to-styles';
import { openPalette } from '../commands/views/view';
import { FIXING } from '../findings/lazy-fixing';
import { useFixes } from '../findings/use-fixes';
import { selectSelection } from '../selectors';
import { byFamily, searchCommands, type CommandSection } from './search-commands';

const COMMANDS = [...BUILDER_COMMANDS, ...LATE_COMMANDS].filter(
  (command) => command !== openPalette,
);

/** All commands, to be found by their words. */
export function CommandPalette() {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'palette');
  return isOpen ? <OpenPalette /> : null;
}

function OpenPalette() {
  const [query, setQuery] = useState('');
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const state = useAppSelector((now) => now);
  const fixing = useLazy(FIXING);
  const helpful = useHelpfulFixes();
  const commands = useMemo(() => [...COMMANDS, ...(fixing?.FIX_COMMANDS ?? [])], [fixing]);
  const close = () => dispatch(dialogChanged(null));
  const choose = (id: string) => {
    const command = commands.find((one) => one.id === id);
    close();
    if (command === undefined) return;
    dispatch(commandChosen(id));
    if (fixing !== null && command.isOffered !== undefined) void dispatch(fixing.runFix(command));
    else dispatch(runCommand(command));
  };
  const isListed = (command: BuilderCommand) => !isNeedless(command, state, helpful);
  const toOption = (command: BuilderCommand) => optionOf(command, state, helpful);
  return (
    <CommandList
      isOpen
      onOpenChange={close}
      onClosed={() => focusCanvas(store.getState().selection)}
      label="All commands"
      placeholder="Type a command"
      emptyText="No matching commands."
      query={query}
      onQueryChange={setQuery}
      sections={sectionsFor(commands.filter(isListed), query, {
        recent: state.view.recent,
        hasSelection: selectSelection(state).length > 0,
        canBeUsed: (command) => !toOption(command).isDisabled,
      }).map((section) => ({
        title: section.title,
        options: section.commands.map(toOption),
      }))}
      onChoose={choose}
    />
  );
}

/** Why a fix cannot be chosen as long as its effect is not known. */
const UNTOLD = { asked: 'Checking…', unknown: 'Could not be checked.' } as const;

interface PaletteNow {
  readonly recent: readonly string[];
  readonly hasSelection: boolean;
  readonly canBeUsed: (command: BuilderCommand) => boolean;
}

/** What was chosen of late and then everything, or what a query finds. */
function sectionsFor(
  all: readonly BuilderCommand[],
  query: string,
  { recent, hasSelection, canBeUsed }: PaletteNow,
): readonly CommandSection[] {
  if (query.trim() !== '') {
    const found = searchCommands(hasSelection ? all : stylesFirst(all), query, canBeUsed);
    return found.length === 0 ? [] : [{ title: 'Found', commands: found }];
  }
  const latest = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const others = byFamily(all.filter((command) => !latest.includes(command)));
  return latest.length === 0 ? others : [{ title: 'Recent', commands: latest }, ...others];
}

/** While nothing is selected, fonts and sizes are those of the design. */
function stylesFirst(all: readonly BuilderCommand[]): readonly BuilderCommand[] {
  return all.toSorted((a, b) => Number(b === goToStyles) - Number(a === goToStyles));
}

function optionOf(command: BuilderCommand, state: RootState, helpful: FixesHelping): CommandOption {
  const isFix = command.isOffered !== undefined;
  const canBe = isPossible(command, state);
  const isUntold = canBe && isFix && typeof helpful === 'string';
  const isHelping = typeof helpful !== 'string' && helpful.has(command.id);
  const [shortcut] = command.shortcuts ?? [];
  return {
    id: command.id,
    label: command.label,
    isDisabled: !canBe || (isFix && !isHelping),
    reason: isUntold ? UNTOLD[helpful] : whyDisabled(command, state),
    shortcut: shortcut && shortcutText(shortcut, isMacLike()),
  };
}

/** Whether a command would fix something that the selection does not have. */
function isNeedless(command: BuilderCommand, state: RootState, helpful: FixesHelping): boolean {
  const isKnown = command.isOffered !== undefined && typeof helpful !== 'string';
  return isKnown && isPossible(command, state) && !helpful.has(command.id);
}

/** The ids of the commands that help, or why they are not known. */
type FixesHelping = ReadonlySet<string> | 'asked' | 'unknown';

/** The ids of the commands that fix something of the selection, as far as that is known. */
function useHelpfulFixes(): FixesHelping {
  const ids = useAppSelector(selectSelection);
  const isPreview = useAppSelector(({ view }) => view.isPreview);
  const isAsked = ids.length > 0 && !isPreview;
  const question = useMemo(
    (): FixQuestion | null => (isAsked ? { kind: 'helpful', ids } : null),
    [isAsked, ids],
  );
  const known = useFixes(question);
  return useMemo(
    () => (typeof known === 'string' ? known : new Set(known.map(({ fix }) => `fix.${fix}`))),
    [known],
  );
}
