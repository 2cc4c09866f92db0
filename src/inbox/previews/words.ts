import type { Certainty } from '../../export/previews/preview';

/** What the dialog of previews says. */
export const PREVIEW_WORDS = {
  title: 'How it looks elsewhere',
  about: 'Your signature as mail clients change it. Each one says how sure we are.',
  making: 'Making the previews',
  failed: 'The previews could not be made.',
  tryAgain: 'Try again',
  previous: 'Previous',
  next: 'Next',
} as const;

/** How sure a preview is, in a word and in a sentence. */
export const CERTAINTY_WORDS: Readonly<
  Record<Certainty, { readonly label: string; readonly told: string }>
> = {
  'by source': {
    label: 'By source',
    told: 'The rule stands in the client’s own code, its documents, or published tests.',
  },
  modelled: {
    label: 'Modeled',
    told: 'Nobody has published the rule. This is our model of what is known.',
  },
  reported: {
    label: 'Reported',
    told: 'What people report. It may differ from version to version.',
  },
};
