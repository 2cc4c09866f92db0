/** The bytes of the pictures in printed HTML. */
const EMBEDDED = /(?<=src=")data:[^"]*/g;

/** How long printed HTML is where its pictures are elsewhere, in characters. */
export function charactersWithoutPictures(html: string): number {
  return html.replace(EMBEDDED, '').length;
}
