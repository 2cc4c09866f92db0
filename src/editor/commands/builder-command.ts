import { memoizePair } from '../../base/memoize';
import type { RootState, AppThunk } from '../../store/state';
import { carryOutPlan, type Command } from '../../store/command';
import { deviceOf, type RenderEnv } from '../render-env';
import { selectFacts, type CommandFacts } from './command-facts';

/** The families of commands, by the first part of their ids, in the order in which they are listed. */
export const COMMAND_FAMILIES = {
  edit: 'Edit',
  clipboard: 'Clipboard',
  style: 'Style',
  arrange: 'Arrange',
  nudge: 'Move',
  fix: 'Fix',
  view: 'View',
  file: 'Design',
  add: 'Add',
} as const;

export type CommandFamily = keyof typeof COMMAND_FAMILIES;

interface Device {
  readonly device: RenderEnv;
}

/** Something a person can do in the designer. */
export interface BuilderCommand extends Command<CommandFacts, Device> {
  readonly id: `${CommandFamily}.${string}`;
  /** Allowed in the preview, where commands that edit are disabled. */
  readonly inPreview?: true;
  /** A further condition that only the compiler can check. The check takes long, so lists run it off the page. */
  readonly isOffered?: (state: RootState, device: RenderEnv) => boolean;
  /** The line of the list of shortcuts that it shares with others. */
  readonly listedAs?: string;
  /** Whether holding its key down does it again and again. */
  readonly repeats?: true;
  /** Its key means this only while the canvas has the focus. */
  readonly onCanvas?: true;
  /** Its key is left to the browser, which answers with an event of its own: paste. */
  readonly isNative?: true;
}

export function familyOf({ id }: BuilderCommand): CommandFamily {
  const family = id.slice(0, id.indexOf('.'));
  const families = Object.keys(COMMAND_FAMILIES) as readonly CommandFamily[];
  const found = families.find((name) => name === family);
  if (found === undefined) throw new Error(`${id} belongs to no family of commands`);
  return found;
}

/** What a command would do now. Many buttons ask, and all of them at every change of the store. */
const planOf = memoizePair((facts: CommandFacts, command: BuilderCommand) =>
  isOpen(command, facts) ? command.plan(facts) : null,
);

/** Whether a command would do something now. */
export function canRun(command: BuilderCommand, state: RootState, device: RenderEnv): boolean {
  return isPossible(command, state) && (command.isOffered?.(state, device) ?? true);
}

/** Whether a command would do something, as far as that can be decided without the compiler. */
export function isPossible(command: BuilderCommand, state: RootState): boolean {
  return planOf(selectFacts(state), command) !== null;
}

/** Why a command cannot be done now; undefined where that needs no explanation. */
export function whyDisabled(command: BuilderCommand, state: RootState): string | undefined {
  const facts = selectFacts(state);
  return isOpen(command, facts) ? command.reason?.(facts) : 'Leave the preview to edit.';
}

/** Carries out a command; a disabled one does nothing. True when it did something. */
export function runCommand(command: BuilderCommand): AppThunk<boolean> {
  return (dispatch, getState, ports) => {
    const state = getState();
    const device = deviceOf(ports, state);
    return dispatch(carryOutPlan(planOf(selectFacts(state), command), { device }));
  };
}

/** The one rule of what the preview allows. */
function isOpen({ inPreview }: BuilderCommand, { view }: Pick<RootState, 'view'>): boolean {
  return !view.isPreview || inPreview === true;
}
