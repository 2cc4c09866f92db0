import type { Certainty } from '../../../model/clients/client-rule';

/** The texts of the dialog of previews. */
export const PREVIEW_WORDS = {
  title: 'How it looks elsewhere',
  about: 'Your signature as email clients change it. A badge shows how sure we are.',
  making: 'Creating previews',
  failed: 'The previews could not be created.',
  tryAgain: 'Try again',
  previous: 'Previous',
  next: 'Next',
} as const;

/** How sure a preview is, in a word and in a sentence. */
export const CERTAINTY_WORDS: Readonly<
  Record<Certainty, { readonly label: string; readonly explained: string }>
> = {
  'by source': {
    label: 'Documented',
    explained: 'The rule is in the client’s own code, its documentation, or published tests.',
  },
  modelled: {
    label: 'Our estimate',
    explained: 'The rule is not published. This is our model of what is known.',
  },
  reported: {
    label: 'Users report',
    explained: 'What people report. It may differ from version to version.',
  },
};
