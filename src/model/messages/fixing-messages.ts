import type { NoticeText } from './notice';

/** Notices about fixes that take a while. */
export const FIXING_NOTICES = {
  working: {
    title: 'Working on it…',
    message: 'With so many elements this can take a few seconds.',
    durationMs: 3000,
  },
  outdated: {
    title: 'Nothing was changed',
    message: 'The design changed while we looked for a fix. Try again.',
  },
  idle: {
    title: 'Nothing was changed',
    message: 'This fix no longer helps here.',
    durationMs: 4000,
  },
  failed: {
    title: 'Nothing was changed',
    message: 'The fix failed. Try again, or with fewer elements.',
    destructive: true,
  },
} as const satisfies Record<string, NoticeText>;
