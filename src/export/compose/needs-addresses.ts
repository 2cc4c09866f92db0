import type { ImageMode } from '../types';

/** Whether a picture needs a web address to travel: what has bytes alone stays behind. */
export function needsAddresses(mode: ImageMode | undefined): boolean {
  return mode === 'link' || mode === 'gaps';
}
