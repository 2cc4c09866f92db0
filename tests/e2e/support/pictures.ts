import type { Page } from '@playwright/test';

/** Makes a picture in the page and gives its bytes. */
export async function picture(
  page: Page,
  width: number,
  height: number,
  type: string,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no drawing surface');
      context.fillStyle = '#2f6f62';
      context.fillRect(0, 0, mime === 'image/png' ? w / 2 : w, h);
      return canvas.toDataURL(mime).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}
