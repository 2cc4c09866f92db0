import type { SavingState } from './undo-redo';

/** The texts of the button of the list. */
export const BUTTON_WORDS = {
  button: 'Signatures:',
  list: 'Your signatures',
} as const;

export const SAVING_WORDS: Readonly<Record<SavingState, string>> = {
  new: 'New',
  saved: 'Saved on this device',
  filed: 'Saved here and in a file',
  saving: 'Saving…',
  fails: 'Not saved',
  elsewhere: 'Open in another tab',
};
