import { cleanLines, inOneLine } from '../../../base/text';
import type { SafeHref } from '../../links';

/** A map search for a postal address; null when it is blank. */
export function mapHref(address: string): SafeHref | null {
  const lines = cleanLines(address);
  if (lines.length === 0) return null;
  return `https://maps.google.com/?q=${encodeURIComponent(inOneLine(lines))}`;
}
