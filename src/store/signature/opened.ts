import { createAction } from '@reduxjs/toolkit';
import type { SignatureHistory } from './history-types';

/**
 * Who writes the open signature: this tab, or another one that has it open too; `asked` while this tab takes it over, and
 * `unknown` until it is known.
 */
export type SignatureHold = 'unknown' | 'mine' | 'elsewhere' | 'asked';

interface Opened {
  readonly id: string;
  readonly name: string;
  /** How often it was written. */
  readonly revision: number;
  readonly history: SignatureHistory;
  /** Whether that lies on the device. */
  readonly isKept: boolean;
  readonly hold: SignatureHold;
}

/** Another signature takes the place of the open one, or what another tab has made of it. */
export const signatureOpened = createAction<Opened>('signature/opened');
