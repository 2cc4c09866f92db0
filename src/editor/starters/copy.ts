import type { NoticeText } from '../../model/messages/notice';

export const STARTER_NOTICES = {
  notMade: {
    title: 'The design could not be made',
    message: 'Nothing has changed. Please try again.',
  },
  columnsStay: 'On a phone its columns stay side by side, where the template would stack them.',
} as const satisfies Record<string, NoticeText | string>;

export const REPLACE_DESIGN = {
  title: 'Replace the design on the canvas?',
  description: 'The signature from the form takes its place. You can undo this.',
  keep: 'Keep my design',
  replace: 'Replace it',
} as const;
