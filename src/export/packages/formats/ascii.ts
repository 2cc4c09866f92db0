/** HTML with a reference in the place of each letter beyond ASCII, so that it is read alike whatever encoding it is taken for. */
export function inAscii(html: string): string {
  return html.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
