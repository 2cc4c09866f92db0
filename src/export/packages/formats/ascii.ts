/** HTML with a reference in the place of each letter beyond ASCII, so that it reads the same in any assumed encoding. */
export function inAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
