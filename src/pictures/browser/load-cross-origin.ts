import { loadImage } from './load-image';
import { rejectAfter } from './reject-after';

/** How long a picture from elsewhere may take before the drawing is done without. */
const TIMEOUT_MS = 5000;
/** How long one that did not come is not asked for again: hundreds of drawings may hold it, and each would wait. */
const PAUSE_MS = 30_000;

/** Pictures that are on their way, and those that did not come. */
const asked = new Map<string, Promise<HTMLImageElement>>();

/** Loads a picture from elsewhere whose pixels may be read; rejects where it does not come soon. */
export function loadCrossOrigin(address: string): Promise<HTMLImageElement> {
  const before = asked.get(address);
  if (before !== undefined) return before;
  const coming = rejectAfter(loadImage(address, true), TIMEOUT_MS);
  const forget = (): void => void asked.delete(address);
  asked.set(address, coming);
  coming.then(forget, () => setTimeout(forget, PAUSE_MS));
  return coming;
}
