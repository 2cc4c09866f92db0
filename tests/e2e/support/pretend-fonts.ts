import type { Page } from '@playwright/test';
import { FONT_FACES, type FontFace } from '../../../src/scene/text/fonts';

/** Answers for the letters that the app looks at as if the fonts were there, or were not. */
export async function pretendFonts(page: Page, areThere: boolean): Promise<void> {
  const faces = Object.entries<FontFace>(FONT_FACES);
  const widths = faces.flatMap(([name, face]) => (face.widths ? [[name, face.widths]] : []));
  await page.addInitScript(pretend, { areThere, widths: Object.fromEntries(widths) });
}

interface Pretence {
  readonly areThere: boolean;
  readonly widths: Readonly<Record<string, readonly number[]>>;
}

/** Runs in the page. */
function pretend({ areThere, widths }: Pretence): void {
  const { prototype } = CanvasRenderingContext2D;
  const { measureText } = prototype;
  prototype.measureText = function answer(text) {
    const [, family = ''] = /^100px "?([^",]+)"?,/.exec(this.font) ?? [];
    const width = widths[family]?.['WMIa'.indexOf(text)];
    if (width === undefined) return measureText.call(this, text);
    return { width: areThere ? width : 0 } as TextMetrics;
  };
}
