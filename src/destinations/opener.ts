/** Marks a button that opens the dialog. */
export const OPENER = { 'data-opens-use-it-in': '' };
