import type { NoticeText } from './notice';

/* Notices about lists of people and signatures for a team. The words are fixed. */

export const TEAM_NOTICES = {
  setAside: {
    title: 'Earlier list set aside',
    message: 'Your saved list could not be read. A copy stays on this device.',
    destructive: true,
  },
  newer: {
    title: 'Earlier list set aside',
    message: 'It was saved by a newer version of this page. A copy stays on this device.',
    destructive: true,
  },
  notRead: {
    title: 'Your list could not be read',
    message: 'This browser does not let us read what is saved on this device.',
    destructive: true,
  },
  notSaved: {
    title: 'Not saved',
    message:
      'This browser does not let us save the list on this device. It stays until you close the page.',
    destructive: true,
  },
  listFailed: {
    title: 'The list could not be read',
    message: 'Something went wrong while reading it. Try again.',
    destructive: true,
  },
  signatureNotRead: {
    title: 'This signature could not be read',
    message: 'It is unchanged. Choose another one.',
    destructive: true,
  },
  archiveFailed: {
    title: 'The archive was not made',
    message: 'Something went wrong while making it. Your list is unchanged.',
    destructive: true,
  },
  comparisonFailed: {
    title: 'The review page was not made',
    message:
      'Something went wrong while making it. If the earlier run has changed on disk, choose it again.',
    destructive: true,
  },
} as const satisfies Record<string, NoticeText>;
