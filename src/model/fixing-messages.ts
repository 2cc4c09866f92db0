import type { NoticeText } from './messages';

/** What is said of fixes that take a while. */
export const FIXING_NOTICES = {
  working: {
    title: 'Working on it…',
    message: 'With so many elements this can take a few seconds.',
    durationMs: 3000,
  },
  outdated: {
    title: 'Nothing was changed',
    message: 'The design changed while the fix was worked out. Try it again.',
  },
  idle: {
    title: 'Nothing was changed',
    message: 'This fix no longer helps here.',
    durationMs: 4000,
  },
  failed: {
    title: 'Nothing was changed',
    message: 'The fix could not be worked out. Try it again, or with fewer elements.',
    destructive: true,
  },
} as const satisfies Record<string, NoticeText>;
