/** The texts of the dialog, except those of the guides. */
export const DIALOG_WORDS = {
  question: 'Where will you use it?',
  reply: 'Short reply signature',
  replyHint: 'Name, role and phone only',
  replyShown: 'As it looks in a reply',
  steps: 'Then, step by step',
  differences: 'What will look different there',
  arrival: 'Did it arrive?',
  arrivalHint:
    'Send yourself an email, copy what arrived, and paste it here: you see both side by side, and what changed.',
  arrivalOpen: 'Compare what arrived',
  pictures: 'Pictures to insert',
  picturesHint: 'The copy shows the name of each picture where it goes.',
  empty: 'There is nothing in this signature yet. Add your name or something else first.',
  emptyReply: 'There is nothing in the short signature yet. Add your name, role or phone first.',
  preparing: 'Preparing your signature',
  failed: 'Your signature could not be prepared.',
  tryAgain: 'Try again',
  copied: 'Copied!',
  copiedAnnouncement: 'Copied. The steps below show where to paste it.',
  saved: 'Saved',
  savedAnnouncement: 'Saved to your downloads.',
  save: 'Save',
  copy: 'Copy',
  otherWay: 'Or: ',
  files: 'As a file',
} as const;

/** The files that are no package: of the product's own making, or drawn. */
export const FILE_WORDS = {
  picture: {
    title: 'Picture',
    lead: 'The whole signature as one PNG, at its size and at twice its size.',
    once: 'PNG 1x',
    twice: 'PNG 2x',
  },
  source: {
    title: 'HTML source',
    lead: 'For programs that take HTML as code.',
    show: 'Show',
    hide: 'Hide',
    copy: 'Copy code',
  },
  design: {
    title: 'Signet file',
    lead: 'To continue on another device.',
    action: 'Download .signet.json',
  },
} as const;

/** 'Picture 2', the text in the gap that a picture leaves. */
export function pictureName(index: number): string {
  return `Picture ${index + 1}`;
}
