import type { StateWithHistory } from 'redux-undo';
import type { Signature } from './signature';

/** Where a step was made, as the history shows it. */
export type StepPlace = 'form' | 'details' | 'canvas';

/** What led to a state of the signature: one entry of its history. */
export interface Step {
  /** As the history shows it: 'Move 3 elements'. */
  readonly label: string;
  readonly place: StepPlace;
  /** Steps that follow one another with the same group are one entry. */
  readonly group: string | null;
  /** When it was made, in ms; of steps that make a burst with those that soon follow. */
  readonly madeMs?: number;
  readonly selectionBefore: readonly string[];
  readonly selectionAfter: readonly string[];
}

/** A signature at one point of its history. */
export interface SignatureState extends Signature {
  readonly step: Step | null;
}

export type SignatureHistory = StateWithHistory<SignatureState>;
