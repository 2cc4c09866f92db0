import { Notice } from '../ui/notice';
import { DIALOG_WORDS } from './copy';
import type { DrawingId } from './drawings/drawings';

/** One thing to do, in the words of the program in which it is done. */
export interface GuideStep {
  /** The names of what is on the screen stand between asterisks. */
  readonly text: string;
  readonly drawing: DrawingId;
  /** What is to be typed there, letter by letter. */
  readonly typed?: string;
}

/** How something that is taken away gets to where it is used. */
export interface Guide {
  readonly title: string;
  /** When this is the one to take. */
  readonly lead: string;
  /** The label of the button. */
  readonly action: string;
  readonly steps: readonly GuideStep[];
}

/** A file, whatever it is used for. */
export type FileWords = Omit<Guide, 'steps'>;

/** How a file gets to where it is used. */
export type FileGuide = Omit<Guide, 'action'>;

/** Where the signature could not be made, with another try. */
export function NotPrepared({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      announce="politely"
      action={{ label: DIALOG_WORDS.tryAgain, onSelect: onRetry }}
    >
      {DIALOG_WORDS.failed}
    </Notice>
  );
}
