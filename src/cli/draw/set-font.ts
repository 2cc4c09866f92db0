import type { SKRSContext2D } from '@napi-rs/canvas';

/** Sets the font of a canvas, `font` being what comes before the families in the `font` of CSS. Spacing in px. */
export function setFont(
  context: SKRSContext2D,
  { font, spacing }: { readonly font: string; readonly spacing: number },
  families: string,
): void {
  context.font = `${font} ${families}`;
  context.letterSpacing = `${spacing}px`;
  // As pages do: by default, a surface leaves out the kerning of letters beside a blank.
  context.fontKerning = 'normal';
  // Not that of this machine.
  context.lang = 'en';
}
