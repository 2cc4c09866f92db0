/** A short text that differs where the given ones do, for all practical purposes (32-bit FNV-1a). Not for secrets. */
export function fingerprint(text: string): string {
  return `${hash(text).toString(36)}${text.length.toString(36)}`;
}

/** 32 bits of a text (FNV-1a); others for each `seed`. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let bits = seed;
  for (let at = 0; at < text.length; at++) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  }
  return bits >>> 0;
}
