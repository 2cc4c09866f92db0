import { firstOf } from './file-messages';
import type { NoticeText } from './notice';

/* Notices of the designer alone. The words are fixed. */

export const DESIGN_NOTICES = {
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
} as const satisfies Record<string, NoticeText>;

/** The notice on adding a shape. */
export function shapeAdded(label: string): NoticeText {
  return {
    title: 'Shape Added!',
    message: `${label} element added. Its colors and size are under Properties.`,
    durationMs: 2000,
  };
}

/** The notice that a design cannot be copied, as the copy could not be opened; `problem` is the reason. */
export function notCopied(problem: string): NoticeText {
  return { title: DESIGN_NOTICES.designCopyFailed.title, message: problem, destructive: true };
}

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
