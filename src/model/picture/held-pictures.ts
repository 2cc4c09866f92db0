import { parseImageSource } from './image-source';

/*
 * Pictures by address that came with somebody else's file, list or text. A request for one reveals to its server that the work
 * was opened, so they are not loaded before the visitor allows it.
 */

/** Absolute web addresses of pictures that may not be asked for yet. */
export type HeldPictures = readonly string[];

export const NONE_HELD: HeldPictures = [];

/** The absolute web address of a picture; null for a file, a path on our own website, and what is none. */
export function linkedHref(address: string): string | null {
  if (/^\s*data:/i.test(address)) return null;
  const source = parseImageSource(address);
  return source.ok && source.value.kind === 'link' ? source.value.href : null;
}

/** The linked ones among addresses of pictures, as absolute web addresses, each once. */
export function linkedHrefs(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map(linkedHref))].filter((href) => href !== null);
}

/** Whether a picture may not be asked for yet, however its address is written. Files never are. */
export function isHeld(address: string, held: HeldPictures): boolean {
  if (held.length === 0) return false;
  // What is printed or drawn is written so already, and is not to be encoded once more.
  const href = held.includes(address) ? address : linkedHref(address);
  return href !== null && held.includes(href);
}
