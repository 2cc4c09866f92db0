import type { NoticeText } from './notice';

/** Texts about the colors of a logo. */
export const LOGO_COLORS = {
  title: 'Colors from your logo',
  inUse: 'Logo colors in use',
  /** Why the button is off. */
  usedAlready: 'These colors are in use.',
  waiting: 'The logo is being read.',
  apply: 'Use the logo’s colors',
  all: 'All my signatures',
  entry: 'From your logo',
  entryUnread: 'From your logo: can’t be read',
  inAll: 'Use in all my signatures',
  /** The label of the step in the history. */
  step: 'Logo colors',
  done: 'Logo colors applied',
  unread: 'The colors of this logo can’t be read. Upload its file to get a palette from it.',
  colorless: 'This logo is white or transparent, so there is no palette to take from it.',
} as const;

/** What became of each signature that was to get a palette. */
export interface AppliedTo {
  readonly applied: number;
  /** Open in another tab. */
  readonly elsewhere: number;
  readonly unread: number;
  /** Could not be saved. */
  readonly failed: number;
}

/** The notice of what became of them. */
export function paletteApplied({ applied, elsewhere, unread, failed }: AppliedTo): NoticeText {
  const left = [
    elsewhere === 0 ? '' : `${isOrAre(elsewhere)} open in another tab.`,
    unread === 0 ? '' : `${unread} could not be read.`,
    failed === 0 ? '' : `${failed} could not be saved.`,
  ].filter(Boolean);
  const back = applied > 1 ? ['To go back, undo it in each of them.'] : [];
  return {
    title: `Applied to ${applied === 1 ? '1 signature' : `${applied} signatures`}`,
    message: [...left, ...back].join(' '),
    durationMs: 8000,
    ...(failed > 0 ? { destructive: true as const } : {}),
  };
}

function isOrAre(count: number): string {
  return count === 1 ? '1 is' : `${count} are`;
}
