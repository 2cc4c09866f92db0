import type { RootState, AppThunk } from '../../store/state';
import { DRY_RUN, type Command, type CommandContext } from '../../store/command';
import type { Device } from '../device';

/** The families of commands, by the first part of their ids, in the order in which people are told of them. */
export const COMMAND_FAMILIES = {
  edit: 'Edit',
  clipboard: 'Clipboard',
  style: 'Style',
  arrange: 'Arrange',
  nudge: 'Move',
  fix: 'Mend',
  view: 'View',
  file: 'Design',
  add: 'Add',
} as const;

export type CommandFamily = keyof typeof COMMAND_FAMILIES;

interface BuilderContext extends CommandContext {
  readonly device: Device;
}

/** Something a person can do in the designer. */
export interface BuilderCommand extends Command<RootState, BuilderContext> {
  readonly id: `${CommandFamily}.${string}`;
  /** The preview only looks: what edits is disabled there. */
  readonly inPreview?: true;
  /** Whether it would do something now, where that is told for less than by a plan. */
  readonly canPlan?: (state: RootState, device: Device) => boolean;
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

/** What was last asked of each command: buttons ask again with every rendering, and an answer can be costly. */
const answers = new WeakMap<
  BuilderCommand,
  { state: RootState; device: Device; isEnabled: boolean }
>();

/** Whether a command would do something now. */
export function canRun(command: BuilderCommand, state: RootState, device: Device): boolean {
  const last = answers.get(command);
  if (last?.state === state && last.device === device) return last.isEnabled;
  const answer = isOpen(command, state) && canPlan(command, state, device);
  answers.set(command, { state, device, isEnabled: answer });
  return answer;
}

/** Why a command cannot be done now, where that is worth saying. */
export function whyDisabled(command: BuilderCommand, state: RootState): string | undefined {
  return isOpen(command, state) ? command.reason?.(state) : 'Leave the preview to edit.';
}

/** Carries out a command; a disabled one does nothing. True when it did something. */
export function runCommand(command: BuilderCommand): AppThunk<boolean> {
  return (dispatch, getState, { now, random, measure, origin }) => {
    if (!isOpen(command, getState())) return false;
    const device = { measure, baseUrl: origin };
    const actions = command.plan(getState(), { nowMs: Date.parse(now()), random, device });
    for (const action of actions ?? []) dispatch(action);
    return actions !== null;
  };
}

function canPlan({ canPlan: ask, plan }: BuilderCommand, state: RootState, device: Device) {
  return ask === undefined ? plan(state, { ...DRY_RUN, device }) !== null : ask(state, device);
}

/** The one rule of what the preview allows. */
function isOpen({ inPreview }: BuilderCommand, { view }: RootState): boolean {
  return !view.isPreview || inPreview === true;
}
