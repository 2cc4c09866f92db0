/** HTML with a reference in the place of each letter beyond ASCII, so that it reads the same in any assumed encoding. */
export function inAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}

/** A text with the line ends of Windows, which mail and vCards have, too. */
export function withCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/** Archives hold local times: noon of the day is one in every time zone, so the bytes are the same everywhere. */
export function noonOf(now: string): Date {
  const day = new Date(now);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12);
}

/** A text as UTF-16, the lower byte of each unit first, with a byte-order mark: what Outlook takes for Unicode. */
export function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * (at + 1), text.charCodeAt(at), true);
  return bytes;
}
