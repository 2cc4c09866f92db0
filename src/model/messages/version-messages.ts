import type { NoticeEffect, NoticeText } from './notice';

/* What visitors read about named versions. */

export const VERSION_NOTICES = {
  notRead: {
    title: 'Versions could not be read',
    message: 'This browser does not let us read what is saved on this device.',
    destructive: true,
  },
  notChanged: {
    title: 'The version is unchanged',
    message: 'This browser does not let us save on this device.',
    destructive: true,
  },
  isSame: { title: 'Nothing to change', message: 'Your signature is the same as this version.' },
} as const satisfies Record<string, NoticeText>;

/** The notice that a version was saved. */
export function versionNamed(name: string): NoticeText {
  return { title: `Saved “${name}”`, message: 'Find it in the history.' };
}

/** The notice that a version was removed, with the way back. */
export function versionRemoved(name: string, effect: NoticeEffect): NoticeText {
  return { title: `Discarded “${name}”`, message: '', action: { label: 'Undo', effect } };
}

/** The title of the notice that the signature is what it was in a version. */
export function versionRestored(name: string): string {
  return `Restored “${name}”`;
}

/** The step that makes the signature what it was in a version. */
export function restoredStep(name: string): string {
  return `Restore “${name}”`;
}
