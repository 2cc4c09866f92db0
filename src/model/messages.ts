import { LIMITS } from './limits';
import type { NoticeEffect, NoticeText } from './notice';

/** What leads to the dialog that knows each mail client. */
export const USE_IT_IN = 'Use it in…';

/** Notices of the product. The words are fixed. */
export const NOTICES = {
  copied: {
    title: '🎉 Copied!',
    message: 'Rich HTML signature copied to clipboard',
    action: { label: USE_IT_IN, effect: { type: 'useItIn' } },
  },
  copyFailed: { title: 'Error', message: 'Failed to copy to clipboard', destructive: true },
  downloadFailed: { title: 'Error', message: 'Failed to create the file', destructive: true },
  downloaded: { title: 'Downloaded', message: 'Saved as email-signature.html' },
  fileNotOpened: {
    title: 'Import Failed',
    message: 'The file could not be read.',
    destructive: true,
  },
  designCopied: {
    title: 'Design Copied Successfully!',
    message: 'Your complete signature design has been copied to clipboard as JSON',
    durationMs: 3000,
  },
  designCopyFailed: {
    title: 'Copy Failed',
    message: 'Failed to copy design to clipboard. Please try again.',
    destructive: true,
  },
  elementsNotCopied: {
    title: 'Copy Failed',
    message: 'This browser does not let us write to the clipboard.',
    destructive: true,
  },
  clipboardClosed: {
    title: 'Paste with the keyboard',
    message: 'This browser does not let us read the clipboard. Press Ctrl+V, or ⌘V on a Mac.',
  },
  htmlCopied: { title: 'Copied', message: 'HTML code copied to clipboard', durationMs: 3000 },
  plainTextCopied: { title: 'Copied', message: 'Plain text copied to clipboard', durationMs: 3000 },
  designExported: {
    title: 'HTML Downloaded!',
    message: 'Your signature has been exported as rich HTML',
    durationMs: 3000,
  },
  canvasMissing: {
    title: 'Export Failed',
    message: 'Canvas not found. Please try again.',
    destructive: true,
  },
  savedWorkSetAside: {
    title: 'Earlier work set aside',
    message: 'Your saved work could not be read. A copy stays on this device.',
    destructive: true,
  },
  earlierListed: {
    title: 'Your earlier work is safe',
    message: 'What you saved before is in your list of signatures.',
  },
  notLeft: {
    title: 'Not saved',
    message: 'This signature could not be saved, so it stays open. Save a copy to a file first.',
    destructive: true,
  },
  notChanged: {
    title: 'Nothing was changed',
    message: 'This browser does not let us save on this device.',
    destructive: true,
  },
  partMissing: {
    title: 'Could not load',
    message: 'Part of this page did not load. Check your connection and try again.',
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
  fontsMissing: {
    title: 'Fonts did not load',
    message: 'Text may look different in emails.',
    destructive: true,
  },
  saveFailed: {
    title: 'Not saved',
    message:
      'This browser does not let us save on this device. Your work stays until you close the page.',
    destructive: true,
    action: { label: 'Save a copy', effect: { type: 'saveCopy' } },
  },
} as const satisfies Record<string, NoticeText>;

/** A notice of what was just done, which can be taken back. */
export function doneWithUndo(title: string): NoticeText {
  return { title, message: '', action: { label: 'Undo', effect: { type: 'undo' } } };
}

/** The notice on adding a shape. */
export function shapeAdded(label: string): NoticeText {
  return {
    title: 'Shape Added!',
    message: `${label} element added. Select it to customize colors and size.`,
    durationMs: 2000,
  };
}

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
  const told = ['It was added as a new signature.', ...firstOf(notes)].join(' ');
  return {
    title: `Opened “${name}”`,
    message: told,
    durationMs: notes.length === 0 ? 4000 : 8000,
  };
}

/** The notice that no file can be made of a signature; `problem` says why. */
export function fileNotMade(problem: string): NoticeText {
  return { title: 'No file was created', message: problem, destructive: true };
}

/** The notice that a design cannot be copied, as nobody could open what is copied; `problem` says why. */
export function notCopied(problem: string): NoticeText {
  return { title: NOTICES.designCopyFailed.title, message: problem, destructive: true };
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

/** The notice that a design was opened, with what had to be cleaned in it. */
export function designImported(count: number, notes: readonly string[]): NoticeText {
  const elements = count === 1 ? '1 element is' : `${count} elements are`;
  const message = `${elements} on the canvas.`;
  if (notes.length === 0) return { title: 'Design Imported', message, durationMs: 3000 };
  return {
    title: 'Design Imported',
    message: [message, ...firstOf(notes)].join(' '),
    durationMs: 8000,
  };
}

function firstOf(notes: readonly string[]): readonly string[] {
  const more = notes.length - MOST_NOTES;
  return [...notes.slice(0, MOST_NOTES), ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** What an exported design lost, in words; the first few, and how many more there are. */
export function exportFindings(messages: readonly string[]): NoticeText {
  const distinct = [...new Set(messages)];
  const more = distinct.length - MOST_FINDINGS;
  const shown = distinct.slice(0, MOST_FINDINGS).join(' ');
  return {
    title: 'Good to know',
    message: more > 0 ? `${shown} And ${more} more.` : shown,
    durationMs: 10_000,
  };
}

const MOST_FINDINGS = 3;

/** Lines shown in place, and the messages of internal errors. The words are fixed. */
export const MESSAGES = {
  previewMissing: 'Preview element not found',
  canvasContextMissing: 'Canvas context not available',
  processingImage: 'Processing image...',
  imageUploaded: 'Image uploaded successfully!',
  animationLost: 'Only the first frame of the animation is kept.',
  imageFailed: 'Error processing image. Please try again.',
  unexpectedError: 'Unexpected Application Error!',
  pageNotFound: 'Oops! Page not found',
  returnHome: 'Return to Home',
} as const;

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

/** Labels of the generator page. The words are fixed. */
export const GENERATOR_LABELS = {
  beta: 'BETA',
  badges: ['Free Forever', 'No Sign-up Required', 'Instant Results'],
  tryBuilder: 'Try Drag & Drop Builder',
  visitMainSite: 'Visit Our Main Site',
  preview: 'Live Preview',
  previewSubtitle: 'See your signature in real-time',
  copy: 'Copy HTML',
  copied: 'Copied!',
  download: 'Download HTML',
  sections: {
    style: 'Choose Your Style',
    personal: 'Personal Information',
    contact: 'Contact Information',
    images: 'Images',
    social: 'Social Media',
    blocks: 'Below the Signature',
  },
  upload: 'Click to upload profile picture',
  uploadHint: 'PNG, JPG, GIF up to 10MB',
  changeImage: 'Change Image',
  removeImage: 'Remove',
  logoGroundSwitch: 'Logo background',
  logoGround: 'Logo background color',
  imageShape: 'Image Shape',
} as const;

/** Asks for the looks of all mail clients side by side. */
export const ALL_CLIENTS = 'All clients';

export const DOWNLOAD_NAME = 'email-signature.html';
export const DOWNLOAD_TYPE = 'text/html';
