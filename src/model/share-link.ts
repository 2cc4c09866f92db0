/*
 * A signature as a link: it stands packed in the hash of the address, which no server is sent.
 */

/** In characters, the whole address. Chat programs and mail clients cut or break longer ones. */
export const LONGEST_LINK = 2000;

/** In characters: ten times as long as any hash that is made. A longer one is not looked into. */
export const LONGEST_HASH = 20_000;

/** Of what is packed. A link of a later version is not read. */
export const LINK_VERSION = 1;

/** What every such hash begins with. */
const BEGINNING = /^#s\d+\./;

/** Why a link gives no signature. */
export type LinkProblem =
  /** Its end is missing: so many of its characters have come. */
  | { readonly code: 'cut'; readonly come: number; readonly of: number }
  | { readonly code: 'damaged' | 'too-long' | 'too-slow' }
  | { readonly code: 'newer'; readonly version: number };

/** Whether the hash of an address is, or was meant to be, a signature. */
export function isShareHash(hash: string): boolean {
  return BEGINNING.test(hash);
}
