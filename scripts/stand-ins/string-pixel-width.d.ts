/* The package comes without types. */
declare module 'string-pixel-width' {
  /** How wide a text is in px, by whole hundredths of the size for each character of ASCII. */
  export default function pixelWidth(
    text: string,
    options: { font: string; size: number; bold?: boolean; italic?: boolean },
  ): number;
}
