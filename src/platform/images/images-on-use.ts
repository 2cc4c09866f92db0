import { fail } from '../../model/result';
import type { ImagePort } from '../../store/ports';

/** Reads and draws pictures by what comes with the first of them: a page without any need not carry it. */
export function imagesOnUse(
  load: () => Promise<ImagePort> = async () => (await import('./images')).makeImages(),
): ImagePort {
  let coming: Promise<ImagePort | null> | null = null;
  const images = (): Promise<ImagePort | null> => {
    coming ??= load().catch(() => {
      // The device may be offline; the next picture asks again.
      coming = null;
      return null;
    });
    return coming;
  };
  return {
    load: async (file, kind) => (await images())?.load(file, kind) ?? fail('not-decodable'),
    naturalSize: async (address) => (await images())?.naturalSize(address) ?? null,
    pixels: async (address) => (await images())?.pixels(address) ?? null,
    draw: async (request) => (await images())?.draw(request) ?? null,
    drawSignature: async (html, scale) => (await images())?.drawSignature(html, scale) ?? null,
  };
}
