import type { NoticeText } from '../../model/messages/notice';

/** What a step that begins with a design is called, before the name of that. */
export const START_STEP = 'Start from';

export const NOT_MADE: NoticeText = {
  title: 'The design could not be made',
  message: 'Nothing has changed. Please try again.',
};

export const STARTER_NOTICES = {
  otherKept: 'Your other design is in your list of signatures.',
  columnsStay: 'On phones, its columns stay side by side.',
} as const satisfies Record<string, string>;

export const REPLACE_DESIGN = {
  title: 'Replace the design on the canvas?',
  description:
    'The signature from the form takes its place, which you can undo. As a new signature, this design stays as it is.',
  keep: 'Keep my design',
  replace: 'Replace it',
  asNew: 'As a new signature',
} as const;
