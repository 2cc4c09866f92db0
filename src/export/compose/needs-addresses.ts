import type { ImageMode } from '../types';

/** Whether a picture needs a web address to travel: one that has only bytes is left out. */
export function needsAddresses(mode: ImageMode | undefined): boolean {
  return mode === 'link' || mode === 'gaps';
}
