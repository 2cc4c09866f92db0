import type { RootState, AppThunk } from '../../store/state';
import type { Command, CommandContext } from '../../store/command';
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

interface BuilderContext extends CommandContext {
  readonly device: RenderEnv;
}

/** Something a person can do in the designer. */
export interface BuilderCommand extends Omit<Command<RootState, BuilderContext>, 'reason'> {
  readonly id: `${CommandFamily}.${string}`;
  /** Whether `plan` would return anything, decided from `facts` alone, without planning. */
  readonly isEnabled: (facts: CommandFacts) => boolean;
  /** Why it cannot be done now; undefined where that needs no explanation. */
  readonly reason?: (facts: CommandFacts) => string | undefined;
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

/** The last result of each command: many buttons ask, and all of them at every change of the store. */
const answers = new WeakMap<
  BuilderCommand,
  { readonly facts: CommandFacts; readonly isEnabled: boolean }
>();

/** Whether a command would do something now. */
export function canRun(command: BuilderCommand, state: RootState, device: RenderEnv): boolean {
  return isPossible(command, state) && (command.isOffered?.(state, device) ?? true);
}

/** Whether a command would do something, as far as that can be decided without the compiler. */
export function isPossible(command: BuilderCommand, state: RootState): boolean {
  const facts = selectFacts(state);
  const last = answers.get(command);
  if (last?.facts === facts) return last.isEnabled;
  const isEnabled = isOpen(command, facts) && command.isEnabled(facts);
  answers.set(command, { facts, isEnabled });
  return isEnabled;
}

/** Why a command cannot be done now; undefined where that needs no explanation. */
export function whyDisabled(command: BuilderCommand, state: RootState): string | undefined {
  const facts = selectFacts(state);
  return isOpen(command, facts) ? command.reason?.(facts) : 'Leave the preview to edit.';
}

/** Carries out a command; a disabled one does nothing. True when it did something. */
export function runCommand(command: BuilderCommand): AppThunk<boolean> {
  return (dispatch, getState, ports) => {
    if (!isOpen(command, getState())) return false;
    const { now, random } = ports;
    const device = deviceOf(ports, getState());
    const actions = command.plan(getState(), { nowMs: Date.parse(now()), random, device });
    for (const action of actions ?? []) dispatch(action);
    return actions !== null;
  };
}

/** The one rule of what the preview allows. */
function isOpen({ inPreview }: BuilderCommand, { view }: Pick<RootState, 'view'>): boolean {
  return !view.isPreview || inPreview === true;
}
