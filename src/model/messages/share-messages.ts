import type { NoticeText } from './notice';
import { LONGEST_HASH, LONGEST_LINK, type LinkProblem } from '../share-link';

/* Texts about signatures that are shared by link. */

export const SHARE_WORDS = {
  copy: 'Copy link',
  open: 'Open this signature?',
  added: 'It becomes a new signature of yours. Nothing you have is replaced.',
  noPictures: 'A link holds no pictures: add yours after opening it.',
  openNew: 'Open as a new signature',
  notNow: 'Not now',
  cancel: 'Cancel',
  close: 'Close',
  notOpened: 'This link does not open',
  notRead: 'Part of this page did not load. Open the link again when you are online.',
  waiting: 'Reading the link…',
} as const;

export const SHARE_NOTICES = {
  notCopied: { title: 'No link was copied', message: 'Please try again.', destructive: true },
  empty: {
    title: 'No link was copied',
    message: 'There is nothing in this signature yet. Add your name or something else first.',
    warns: true,
  },
  unread: {
    title: 'No link was copied',
    message: 'This signature could not be read. It is unchanged.',
    destructive: true,
  },
} as const satisfies Record<string, NoticeText>;

/** The notice that a link was copied. */
export function linkCopied(hasPictures: boolean): NoticeText {
  return {
    title: 'Link copied',
    message: hasPictures
      ? 'The link holds the signature without its pictures. Whoever has the link can open it; no server stores it.'
      : 'The link holds the signature. Whoever has the link can open it; no server stores it.',
    durationMs: 8000,
  };
}

/** The notice that a signature is too long for a link, with the file instead. */
export function tooLongForLink(characters: number, id: string): NoticeText {
  const [needs, room] = [characters, LONGEST_LINK].map((count) => count.toLocaleString('en-US'));
  return {
    title: 'Too long for a link',
    message: `This signature needs ${needs} characters, and a link has room for ${room}. Send it as a file instead.`,
    warns: true,
    action: { label: 'Save to a file', effect: { type: 'saveFile', id } },
  };
}

/** Why a link gives no signature, and what to do. */
export function linkProblem(problem: LinkProblem): string {
  switch (problem.code) {
    case 'cut': {
      const [come, of] = [problem.come, problem.of].map((count) => count.toLocaleString('en-US'));
      return `Its end is missing: ${come} of ${of} characters have come. Copy the whole link, or ask for it again.`;
    }
    case 'damaged':
      return 'It was changed on its way. Copy it again, or ask for it again.';
    case 'too-long':
      return `It has more than ${LONGEST_HASH.toLocaleString('en-US')} characters, which no link of ours has. Ask for the signature as a file instead.`;
    case 'too-slow':
      return 'Reading it took too long and was stopped. Ask for the signature as a file instead.';
    case 'newer':
      return 'It was made by a newer version of this page. Reload the page, then open the link again.';
  }
}
