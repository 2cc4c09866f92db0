/** What the steps of an import are called, and what is reported of them. Apart from the dialog's text, which loads with it. */
export const IMPORT_STEP = {
  label: 'Import signature',
  done: 'Signature imported',
  filled: 'Form filled in',
} as const;
