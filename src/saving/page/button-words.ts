import type { SavingState } from './undo-redo';

/** The texts of the button of the list. */
export const BUTTON_WORDS = {
  button: 'Signatures:',
  list: 'Your signatures',
} as const;

/** Each begins with what is read where there is room for no more. */
export const SAVING_WORDS: Readonly<Record<SavingState, readonly [string, string?]>> = {
  new: ['New'],
  saved: ['Saved', 'on this device'],
  filed: ['Saved', 'here and in a file'],
  saving: ['Saving…'],
  fails: ['Not saved'],
  elsewhere: ['Open in another tab'],
};
