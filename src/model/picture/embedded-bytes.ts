/** The bytes of the pictures in printed HTML. */
const EMBEDDED = /(?<=src=")data:[^"]*/g;

/** Printed HTML as it is where its pictures are elsewhere: without their bytes. */
export function withoutPictureBytes(html: string): string {
  return html.replace(EMBEDDED, '');
}
