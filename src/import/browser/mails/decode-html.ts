/**
 * The text of an HTML file as browsers read it (HTML, 'Determining the character encoding'): a byte-order mark decides, then
 * a `meta` near the beginning. Else it is UTF-8 where that is legal, and windows-1252 where not.
 */
export function decodeHtml(bytes: Uint8Array): string {
  return (
    decodedAs(markedAs(bytes) ?? declaredAs(bytes), bytes) ??
    decodedAs('utf-8', bytes, true) ??
    decodedAs('windows-1252', bytes) ??
    ''
  );
}

function markedAs(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** How many bytes are looked through for a `meta`: Word writes much before its own. */
const HEAD_BYTES = 4096;

function declaredAs(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  const [, label = ''] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) ?? [];
  if (label === '') return null;
  // The declaration could not be read if it was so.
  return /^utf-?16|^ucs-?2|^unicode$/i.test(label) ? 'utf-8' : label;
}

/** Null for an unknown encoding, and where `isStrict` and the bytes are not legal in it. */
function decodedAs(label: string | null, bytes: Uint8Array, isStrict = false): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label, { fatal: isStrict }).decode(bytes);
  } catch {
    return null;
  }
}
