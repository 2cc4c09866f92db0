import type { Size } from '../../../scene/geometry';

/** From which size elements have made the frame grow; null where they have not. */
export function growthNote(frame: Size, grown: Size): string | null {
  const isWider = grown.width > frame.width;
  const isHigher = grown.height > frame.height;
  if (isWider && isHigher) {
    return `Grown from ${frame.width} × ${frame.height} to hold its elements.`;
  }
  if (isHigher) return `Height grown from ${frame.height} to hold its elements.`;
  return isWider ? `Width grown from ${frame.width} to hold its elements.` : null;
}
