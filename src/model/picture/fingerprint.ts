/** A short text that differs where the given ones do, for all practical purposes (32-bit FNV-1a). Not for secrets. */
export function fingerprint(text: string): string {
  return `${hash(text).toString(36)}${text.length.toString(36)}`;
}

/** The same with 64 bits, where a confusion would show somebody else's picture. */
export function digest(text: string): string {
  return [...hashes(text, 2), text.length].map((part) => part.toString(36)).join('');
}

/** Any numbers that differ would do; the first is FNV's own. */
const SEEDS = [0x811c9dc5, 0x9747b28c, 0x3c6ef372, 0x1f83d9ab] as const;

/** `count` times 32 bits of a text, four times at most, where 32 alone would be the same for two of many texts. */
export function hashes(text: string, count: 2 | 4): readonly number[] {
  return SEEDS.slice(0, count).map((seed) => hash(text, seed));
}

/** The four numbers of `hashes`, of bytes and in one go, as 32 hexadecimal digits. */
export function digestOfBytes(bytes: Uint8Array): string {
  let [a, b, c, d]: [number, number, number, number] = [...SEEDS];
  for (const byte of bytes) {
    a = mixed(a, byte);
    b = mixed(b, byte);
    c = mixed(c, byte);
    d = mixed(d, byte);
  }
  return [a, b, c, d].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
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
