import type { DrawingProgress } from '../../output/state/draw-pictures';

/** What is said of an output that takes long, or was not made. */
export const OUTPUT_WORDS = {
  drawing: 'Drawing pictures',
  cancel: 'Cancel',
  stopped: 'Pictures not drawn.',
  nothingToCheck: 'Nothing to check yet.',
  notChecked: 'Not checked: the pictures were not drawn.',
  tryAgain: 'Try again',
} as const;

/** 'Drawing pictures: 120 of 2,669'; without numbers as long as nobody knows them. */
export function drawingWords({ done, total }: DrawingProgress): string {
  if (total === 0) return OUTPUT_WORDS.drawing;
  const [drawn, all] = [done, total].map((count) => count.toLocaleString('en-US'));
  return `${OUTPUT_WORDS.drawing}: ${drawn} of ${all}`;
}
