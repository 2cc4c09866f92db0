import type { Rect } from '../../scene/geometry';
import type { MailBlock } from './letter/mail-blocks';
import type { Page } from './rebuild/page';
import type { Removal } from './removal';

/** A signature from elsewhere as a browser lays it out, cleaned of what could run or load. */
export interface LaidOutMail {
  readonly page: Page;
  /** In px. */
  readonly height: number;
  readonly removals: readonly Removal[];
  /** The program that wrote it. */
  readonly origin: string | null;
  /** Of which part of the mail it is laid out. */
  readonly part: TakenPart;
  /** The addresses of its pictures on the web. */
  readonly remote: readonly string[];
}

/** The part of a mail that was taken for the signature. */
export interface TakenPart {
  /** All that the mail is made of. */
  readonly blocks: readonly MailBlock[];
  /** Where each of them lies, in px; only where the mail is laid out in blocks. */
  readonly places: readonly Rect[];
  /** Whether what was found is as good as certain to be the signature; else a visitor points at it. */
  readonly isSure: boolean;
}

/**
 * Which part of a mail is laid out: the signature that is found in it; that, but all of it where no program has marked one; all
 * blocks, one below the other; or some, by their numbers.
 */
export type WantedPart = 'signature' | 'marked or all' | 'blocks' | readonly number[];
