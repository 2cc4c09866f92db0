import type { NoticeAction, NoticeText } from './notice';

/** The label of what opens the dialog about each mail client. */
export const USE_IT_IN = 'Use it in…';

/** A new release may have taken the place of the one that the page is of. */
const RELOAD = { label: 'Reload', effect: { type: 'reload' } } as const satisfies NoticeAction;

/** Notices of the product. The words are fixed. */
export const NOTICES = {
  copied: {
    title: '🎉 Copied!',
    message: 'Rich HTML signature copied to clipboard',
    action: { label: USE_IT_IN, effect: { type: 'useItIn' } },
  },
  /** Instead of all that takes a signature away. */
  nothingInIt: {
    title: 'Empty signature',
    message:
      'There is nothing in it yet, so nothing was copied or saved. Add your name or something else first.',
    warns: true,
  },
  copyFailed: { title: 'Error', message: 'Failed to copy to clipboard', destructive: true },
  downloadFailed: { title: 'Error', message: 'Failed to create the file', destructive: true },
  downloaded: { title: 'Downloaded', message: 'Saved as email-signature.html' },
  htmlCopied: { title: 'Copied', message: 'HTML code copied to clipboard', durationMs: 3000 },
  plainTextCopied: { title: 'Copied', message: 'Plain text copied to clipboard', durationMs: 3000 },
  designExported: {
    title: 'HTML Downloaded!',
    message: 'Your signature has been exported as rich HTML',
    durationMs: 3000,
  },
  pastedAsText: {
    title: 'Pasted as text',
    message: 'To keep the layout of a whole signature, import it.',
    action: { label: 'Import a signature', effect: { type: 'importSignature' } },
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
  listRepaired: {
    title: 'Your list was repaired',
    message: 'The entry of a signature was damaged. The signature is whole, and listed again.',
    warns: true,
    durationMs: 10_000,
  },
  listNotRepaired: {
    title: 'Your list is not whole',
    message:
      'The entry of a signature is damaged. The signature is kept, and a reload may list it.',
    destructive: true,
    action: RELOAD,
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
  partMissing: {
    title: 'Could not load',
    message: 'Part of this page did not load. Check your connection and try again, or reload.',
    destructive: true,
    action: RELOAD,
  },
  /** The same where its place on the page is free. */
  partAwaited: {
    title: 'Could not load',
    message: 'Part of this page did not load. Your work is saved before it reloads.',
    destructive: true,
    action: { label: 'Try again', effect: { type: 'wantAgain' } },
    also: RELOAD,
  },
  notKept: {
    title: 'Not kept',
    message: 'This device could not save it. Your signatures are unchanged.',
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
  newRelease: {
    title: 'A new version is ready',
    message: 'Your work is saved first. You can also go on, and get it the next time.',
    waits: true,
    durationMs: 60_000,
    action: { label: 'Reload', effect: { type: 'takeNewRelease' } },
  },
} as const satisfies Record<string, NoticeText>;

/** A notice of what was just done, which can be taken back. */
export function doneWithUndo(title: string): NoticeText {
  return { title, message: '', action: { label: 'Undo', effect: { type: 'undo' } } };
}

/** What an exported design lost, in words; the first few, and how many more there are. */
export function exportFindings(messages: readonly string[]): NoticeText {
  const distinct = [...new Set(messages)];
  const more = distinct.length - MOST_FINDINGS;
  const shown = distinct.slice(0, MOST_FINDINGS).join(' ');
  return {
    title: 'Good to know',
    message: more > 0 ? `${shown} And ${more} more.` : shown,
    waits: true,
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

/** Labels of the generator page. The words are fixed. */
export const GENERATOR_LABELS = {
  beta: 'BETA',
  badges: ['Free Forever', 'No Sign-up Required', 'Instant Results'],
  tryBuilder: 'Try Drag & Drop Builder',
  savedHere: 'Saved on this device only.',
  savedWhileRoom: 'Saved on this device only, while this browser has room for it.',
  importSignature: 'Import a signature',
  codeLicenses: 'Open-source licenses',
  fontLicenses: 'Font licenses',
  team: 'For a whole team',
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
  logoBackgroundSwitch: 'Logo background',
  logoBackground: 'Logo background color',
  imageShape: 'Image Shape',
} as const;

/** Asks for the looks of all mail clients side by side. */
export const ALL_CLIENTS = 'All clients';

export const DOWNLOAD_NAME = 'email-signature.html';
export const DOWNLOAD_TYPE = 'text/html';
