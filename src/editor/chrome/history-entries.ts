import type { SceneHistory, SceneState } from '../../store/scene-history';

/** A state of the design that the history can go to. */
export interface HistoryEntry {
  readonly label: string;
  /** How many steps it lies ahead of the present; negative for what lies behind. */
  readonly steps: number;
}

const FIRST_LABEL = 'Start';

/** All states of the history, the latest first. */
export function historyEntries({ past, present, future }: SceneHistory): readonly HistoryEntry[] {
  const states = [...past, present, ...future];
  return states
    .map((state, index) => ({ label: labelOf(state), steps: index - past.length }))
    .toReversed();
}

function labelOf({ step }: SceneState): string {
  return step?.label ?? FIRST_LABEL;
}
