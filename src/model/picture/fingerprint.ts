/** A short text that differs where the given ones do, for all practical purposes (32-bit FNV-1a). Not for secrets. */
export function fingerprint(text: string): string {
  return `${hash(text).toString(36)}${text.length.toString(36)}`;
}

/** Any numbers that differ would do; the first is FNV's own. */
const SEEDS = [0x811c9dc5, 0x9747b28c, 0x3c6ef372, 0x1f83d9ab] as const;

/** `count` times 32 bits of a text, four times at most, where 32 alone would be the same for two of many texts. */
export function hashes(text: string, count: 2 | 4): readonly number[] {
  return SEEDS.slice(0, count).map((seed) => hash(text, seed));
}

/** The four numbers of `hashes` as 32 hexadecimal digits, in a fraction of the time. */
export function digestOfText(text: string): string {
  return hexOf(withText(START, text));
}

/** The same of bytes. */
export function digestOfBytes(bytes: Uint8Array): string {
  return digestOfPieces([bytes]);
}

/** The same of bytes in pieces: that of all of them together. */
export function digestOfPieces(pieces: Iterable<Uint8Array>): string {
  let state = START;
  for (const bytes of pieces) state = withBytes(state, bytes);
  return hexOf(state);
}

/** The digest of texts that come one after the other: the same as that of all of them joined. */
export interface RunningDigest {
  readonly digest: string;
  /** With one text more. */
  readonly and: (text: string) => RunningDigest;
}

/** The digest of no text, to begin with. */
export function runningDigest(state: DigestState = START): RunningDigest {
  return {
    get digest() {
      return hexOf(state);
    },
    and: (text) => runningDigest(withText(state, text)),
  };
}

type DigestState = readonly [number, number, number, number];

const START: DigestState = SEEDS;

/** All four in one go: a processor works on them at the same time. */
function withText(state: DigestState, text: string): DigestState {
  let [a, b, c, d] = state;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = mixed(a, code);
    b = mixed(b, code);
    c = mixed(c, code);
    d = mixed(d, code);
  }
  return [a, b, c, d];
}

/** The same loop over bytes: one for both would call a function for each of them. */
function withBytes(state: DigestState, bytes: Uint8Array): DigestState {
  let [a, b, c, d] = state;
  for (const byte of bytes) {
    a = mixed(a, byte);
    b = mixed(b, byte);
    c = mixed(c, byte);
    d = mixed(d, byte);
  }
  return [a, b, c, d];
}

function hexOf(state: DigestState): string {
  return state.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** 32 bits of a text (FNV-1a); others for each `seed`. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let bits = seed;
  for (let at = 0; at < text.length; at++) {
    bits = mixed(bits, text.charCodeAt(at));
  }
  return bits >>> 0;
}

function mixed(bits: number, code: number): number {
  return Math.imul(bits ^ code, 0x01000193);
}
