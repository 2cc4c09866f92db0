/** A short text that differs where the given ones do, for all practical purposes (32-bit FNV-1a). Not for secrets. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${(hash >>> 0).toString(36)}${text.length.toString(36)}`;
}
