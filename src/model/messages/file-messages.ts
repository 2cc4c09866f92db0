import { LIMITS } from '../limits';
import { MESSAGES } from './messages';
import type { NoticeEffect, NoticeText } from './notice';

/* Notices about files, pictures and the list of signatures. The words are fixed. */

export const FILE_NOTICES = {
  fileNotOpened: {
    title: 'Import Failed',
    message: 'The file could not be read.',
    destructive: true,
  },
  notChanged: {
    title: 'Nothing was changed',
    message: 'This browser does not let us save on this device.',
    destructive: true,
  },
  notCopiedYet: {
    title: 'Nothing was copied',
    message: 'This signature could not be read. It is unchanged.',
    destructive: true,
  },
  listNotRead: {
    title: 'The list could not be read',
    message: 'This browser does not let us read what is saved on this device.',
    destructive: true,
  },
  stillUnread: {
    title: 'Still could not be read',
    message: 'Your saved work is unchanged.',
    destructive: true,
  },
} as const satisfies Record<string, NoticeText>;

/** The notice that a design was refused; `problem` names the place. */
export function importFailed(problem: string): NoticeText {
  return { title: 'Import Failed', message: problem, destructive: true, durationMs: 8000 };
}

/** The notice that a signature was deleted, with the way back. */
export function signatureDeleted(name: string, effect: NoticeEffect): NoticeText {
  const message = 'You can restore it from your list of signatures.';
  return { title: `Deleted “${name}”`, message, action: { label: 'Undo', effect } };
}

/** The notice that a file was opened, with what had to be cleaned in it. */
export function fileOpened(name: string, notes: readonly string[]): NoticeText {
  const message = ['It was added as a new signature.', ...firstOf(notes)].join(' ');
  return {
    title: `Opened “${name}”`,
    message,
    durationMs: notes.length === 0 ? 4000 : 8000,
  };
}

/** The notice that a signature was saved into a file, with the way into another one. */
export function fileSaved(fileName: string, id: string): NoticeText {
  return {
    title: 'Saved to a file',
    message: `“${fileName}”, the next time too.`,
    action: { label: 'Use another', effect: { type: 'saveFile', id, isElsewhere: true } },
  };
}

/** The notice that no file can be made of a signature; `problem` is the reason. */
export function fileNotMade(problem: string): NoticeText {
  return { title: 'No file was created', message: problem, destructive: true };
}

/** The notice that a picture of this file's name could not be used as it should, and why. */
export function pictureNotAdded(fileName: string, reason: string): NoticeText {
  return { title: fileName || 'Error', message: reason, destructive: true };
}

/** The notice that files were refused, and why. */
export function fileNotTaken(reason: string): NoticeText {
  return { title: 'Nothing was added', message: reason, destructive: true };
}

/** How many notes a notice repeats. */
const MOST_NOTES = 3;

/** The notes that a notice has room for. */
export function firstOf(notes: readonly string[]): readonly string[] {
  const more = notes.length - MOST_NOTES;
  return [...notes.slice(0, MOST_NOTES), ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** Why a file gives no picture. */
export type PictureProblem =
  'not-decodable' | 'too-slow' | 'too-large' | 'too-many-pixels' | 'heic';

/** What the visitor reads of a file that gives no picture. */
export function pictureProblem(
  problem: PictureProblem,
  { size }: { readonly size: number },
): string {
  const { uploadBytes, picturePixels } = LIMITS;
  switch (problem) {
    case 'too-large':
      return `This picture is ${megabytes(size)} MB. Use one of up to ${megabytes(uploadBytes)} MB.`;
    case 'too-many-pixels':
      return `This picture has more than ${picturePixels / 1e6} million pixels. Make it smaller first.`;
    case 'heic':
      return 'This is an iPhone photo (HEIC), which this browser cannot open. Export it as JPEG first.';
    default:
      return MESSAGES.imageFailed;
  }
}

/** With one decimal, rounded up: what is above a limit must not read like it. */
function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10;
}
