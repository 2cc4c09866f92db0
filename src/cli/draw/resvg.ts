import type { Size } from '../../model/picture/fit';
import type { Pixels } from './pixels';

/** Draws an SVG document of a size in whole px; null for one that cannot be drawn, or is too large. */
export type Render = (svg: string, size: Size) => Pixels | null;

/** A drawing of the largest frame at twice its size has half as many. What resvg has no memory for ends the program. */
const MOST_PIXELS = 100_000_000;
const LONGEST_SIDE = 32_767;

/** Texts are paths by then, and pictures of other machines are nobody's business. */
const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'off' } as const;

/** Loads resvg, which is native code; rejects with a reason where there is none for this machine. */
export async function loadResvg(): Promise<Render> {
  const { Resvg } = await import('@resvg/resvg-js').catch((cause: unknown) => {
    const { platform, arch } = process;
    throw new Error(`@resvg/resvg-js does not load on ${platform} ${arch}`, { cause });
  });
  return (svg, { width, height }) => {
    if (!isDrawable(width, height)) return null;
    try {
      const drawn = new Resvg(svg, OPTIONS).render();
      if (drawn.width !== width || drawn.height !== height) return null;
      const { buffer, byteOffset, byteLength } = drawn.pixels;
      return { width, height, data: new Uint8Array(buffer, byteOffset, byteLength) };
    } catch {
      // It throws for what is no drawing, with no more to say.
      return null;
    }
  };
}

function isDrawable(width: number, height: number): boolean {
  const isWhole = Number.isInteger(width) && Number.isInteger(height);
  return isWhole && isSide(width) && isSide(height) && width * height <= MOST_PIXELS;
}

function isSide(side: number): boolean {
  return side >= 1 && side <= LONGEST_SIDE;
}
