import { atOnce } from './in-slices';
import { parseUntrusted } from '../import/browser/mails/parse-untrusted';

const known = new Map<string, string>();

/** Names of characters are those that HTML has: the browser has them all. Anything but one reference stays as it is. */
export function decodeReference(reference: string): string {
  if (!/^&(?:#(?:x[\da-f]+|\d+)|[a-z][a-z\d]*);?$/i.test(reference)) return reference;
  const decoded = known.get(reference) ?? atOnce(parseUntrusted(`<p>${reference}</p>`)).textContent;
  known.set(reference, decoded);
  return decoded;
}
