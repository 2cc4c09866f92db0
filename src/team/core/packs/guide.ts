/**
 * What an administrator reads of a pack. Each text is a sentence or a few; what stands between grave accents is code.
 */
export interface PackGuide {
  readonly what: string;
  readonly needs: readonly string[];
  readonly pilot: readonly string[];
  readonly run: readonly string[];
  readonly check: readonly string[];
  readonly undo: readonly string[];
  readonly limits: readonly string[];
  /** What was never tried on a real company's accounts and devices. */
  readonly untried: readonly string[];
}

/** The steps of a guide, in the order in which they are taken. */
export const GUIDE_STEPS = [
  { id: 'needs', title: 'Prepare' },
  { id: 'pilot', title: 'Pilot' },
  { id: 'run', title: 'Run' },
  { id: 'check', title: 'Check' },
  { id: 'undo', title: 'Undo' },
] as const satisfies readonly { readonly id: keyof PackGuide; readonly title: string }[];
