import { once } from '../../base/once';
import { planIf, type Command } from '../../store/command';
import { historyNavigation } from '../../store/signature/history-navigation';
import type { RootState } from '../../store/state';
import { hasUnsaved } from '../state/save';

/** What undo and redo go by. */
export interface HistoryFacts {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export function historyFacts({ signature }: Pick<RootState, 'signature'>): HistoryFacts {
  return { canUndo: signature.past.length > 0, canRedo: signature.future.length > 0 };
}

export const undo = {
  id: 'edit.undo' as const,
  label: 'Undo',
  shortcuts: [{ key: 'z', mod: true }],
  reason: () => 'Nothing to undo',
  plan: ({ canUndo }) => planIf(canUndo, () => [historyNavigation.undo()]),
} satisfies Command<HistoryFacts>;

export const redo = {
  id: 'edit.redo' as const,
  label: 'Redo',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  reason: () => 'Nothing to redo',
  plan: ({ canRedo }) => planIf(canRedo, () => [historyNavigation.redo()]),
} satisfies Command<HistoryFacts>;

/**
 * Where the open signature is, as it stands; `new` for one that lies nowhere, as nothing was done yet, `filed` for one that
 * this page saved into a file as well, without a step since.
 */
export type SavingState = 'new' | 'saved' | 'filed' | 'saving' | 'fails' | 'elsewhere';

export function selectSavingState(state: RootState): SavingState {
  const { file, lockOwner, saved, status } = state.saving;
  if (status !== 'works') return 'fails';
  if (lockOwner === 'elsewhere') return 'elsewhere';
  if (hasUnsaved(state)) return 'saving';
  if (saved === null) return 'new';
  return file?.signature === state.signature.present ? 'filed' : 'saved';
}

const format = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit of which at least one has passed. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long ago a moment was, in words: 'just now', '5 minutes ago', 'yesterday'. */
export function ago(moment: string, nowMs: number): string {
  const passed = nowMs - Date.parse(moment);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (unit === undefined) return 'just now';
  const [name, length] = unit;
  return format().format(-Math.floor(passed / length), name);
}
