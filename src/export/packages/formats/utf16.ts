/** A text as UTF-16, the lower byte of each unit first, with a byte-order mark: what Outlook takes for Unicode. */
export function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * (at + 1), text.charCodeAt(at), true);
  return bytes;
}
