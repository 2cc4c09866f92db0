import { cleanLines, inOneLine } from '../../../base/text';
import type { SafeHref } from '../../links';

/**
 * A map search for a postal address; null when it is blank. Blanks are `+` and commas stand as they are, as the map itself
 * writes them: three characters each would be a tenth of all that an address costs.
 */
export function mapHref(address: string): SafeHref | null {
  const lines = cleanLines(address);
  if (lines.length === 0) return null;
  const query = encodeURIComponent(inOneLine(lines)).replaceAll('%20', '+').replaceAll('%2C', ',');
  return `https://maps.google.com/?q=${query}`;
}
