import { createAction } from '@reduxjs/toolkit';
import type { SignatureHistory } from './history-types';

/**
 * Who writes the open signature: this tab, or another one that has it open too; `asked` while this tab takes it over, and
 * `unknown` until it is known.
 */
export type LockOwner = 'unknown' | 'mine' | 'elsewhere' | 'asked';

interface Opened {
  readonly id: string;
  readonly name: string;
  /** How often it was written. */
  readonly revision: number;
  readonly history: SignatureHistory;
  /** Whether that lies on the device. */
  readonly isSaved: boolean;
  readonly lockOwner: LockOwner;
}

/**
 * Sizes of linked pictures were read: what is known of them joins every state that shows them, so it is no step. What puts
 * them there loads on use, and gives the history as it is then.
 */
export const naturalSizesRead = createAction<SignatureHistory>('signature/naturalSizesRead');

/** The visitor lets these pictures load: they are held in no state any more, which is no step. */
export const heldPicturesReleased = createAction<readonly string[]>(
  'signature/heldPicturesReleased',
);

/** Another signature takes the place of the open one, or what another tab has made of it. */
export const signatureOpened = createAction<Opened>('signature/opened');
