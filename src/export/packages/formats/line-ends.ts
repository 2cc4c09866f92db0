/** A text with the line ends of Windows, which mail and vCards have, too. */
export function withCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}
