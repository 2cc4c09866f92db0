import { lazy } from '../../base/lazy';
import { fail } from '../../base/result';
import type { ImagePort } from '../state/image-port';

/** Reads and draws pictures by code that loads with the first of them. Where it does not load, a picture is not decodable. */
export function lazyImages(
  load: () => Promise<ImagePort> = async () => (await import('./images')).makeImages(),
): ImagePort {
  const code = lazy(load);
  const images = (): Promise<ImagePort | null> => code.load().catch(() => null);
  return {
    load: async (file, kind) => (await images())?.load(file, kind) ?? fail('not-decodable'),
    naturalSize: async (address) => (await images())?.naturalSize(address) ?? null,
    pixels: async (address) => (await images())?.pixels(address) ?? null,
    draw: async (request) => (await images())?.draw(request) ?? null,
    drawSignature: async (html, scale) => (await images())?.drawSignature(html, scale) ?? null,
  };
}
