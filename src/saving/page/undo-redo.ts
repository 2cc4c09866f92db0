import type { Command } from '../../store/command';
import { historyNavigation } from '../../store/signature/history-navigation';
import type { RootState } from '../../store/state';

export const undo = {
  id: 'edit.undo' as const,
  label: 'Undo',
  shortcuts: [{ key: 'z', mod: true }],
  reason: () => 'Nothing to undo',
  plan: ({ signature }) => (signature.past.length === 0 ? null : [historyNavigation.undo()]),
} satisfies Command<RootState>;

export const redo = {
  id: 'edit.redo' as const,
  label: 'Redo',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  reason: () => 'Nothing to redo',
  plan: ({ signature }) => (signature.future.length === 0 ? null : [historyNavigation.redo()]),
} satisfies Command<RootState>;
