import type { DrawingProgress } from '../../output/state/draw-pictures';

/** Texts about an output that takes long, or that failed. */
export const OUTPUT_WORDS = {
  drawing: 'Drawing pictures',
  cancel: 'Cancel',
  stopped: 'Pictures not drawn.',
  nothingToCheck: 'Nothing to check yet.',
  notChecked: 'Not checked: the pictures were not drawn.',
  tryAgain: 'Try again',
} as const;

/** 'Drawing pictures: 120 of 2,669'; without numbers until the total is known. */
export function drawingWords({ done, total }: DrawingProgress): string {
  if (total === 0) return OUTPUT_WORDS.drawing;
  const [drawn, all] = [done, total].map((count) => count.toLocaleString('en-US'));
  return `${OUTPUT_WORDS.drawing}: ${drawn} of ${all}`;
}
