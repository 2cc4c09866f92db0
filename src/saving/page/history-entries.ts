import type { SignatureHistory, SignatureState, StepPlace } from '../../store/signature/history-types';

/** A state of the signature that the history can go to. */
export interface HistoryEntry {
  readonly label: string;
  /** Where the step that led to it was made; blank for the first. */
  readonly place: string;
  /** How many steps it lies ahead of the present; negative for what lies behind. */
  readonly steps: number;
}

const FIRST_LABEL = 'Start';

const PLACES: Readonly<Record<StepPlace, string>> = {
  form: 'Form',
  details: 'Details',
  canvas: 'Canvas',
};

/** All states of the history, the latest first. */
export function historyEntries({
  past,
  present,
  future,
}: SignatureHistory): readonly HistoryEntry[] {
  const states = [...past, present, ...future];
  return states
    .map(({ step }: SignatureState, index) => ({
      label: step?.label ?? FIRST_LABEL,
      place: step === null ? '' : PLACES[step.place],
      steps: index - past.length,
    }))
    .toReversed();
}
