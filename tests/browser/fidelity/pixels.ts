import type { NamedDesign } from './named-scenes';
import { shotsOf } from './shots';

/*
 * How different colors look to people, and how much of a scene would look different to them in the export.
 */

/** How much of a scene's frame looks different on the canvas and in the export. */
export interface Difference {
  readonly name: string;
  readonly pixels: number;
  /** Of all pixels of the frame. */
  readonly share: number;
  /** Where the first of them is; null where there are none. */
  readonly at: string | null;
}

/** The scenes of which more than `share` looks different, the worst first. */
export async function lookingDifferent(
  scenes: readonly NamedDesign[],
  share: number,
): Promise<readonly Difference[]> {
  const found = (await shotsOf(scenes)).map(({ name, canvas, mail }): Difference => {
    const places = differentPlaces(canvas, mail);
    const [first] = places;
    return {
      name,
      pixels: places.length,
      share: places.length / (canvas.width * canvas.height),
      at: first === undefined ? null : `${first.x}, ${first.y}`,
    };
  });
  return found.filter((each) => each.share > share).toSorted((a, b) => b.share - a.share);
}

/** A pixel's place in px from the frame's corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where two pictures of one size look different, row by row. */
export function differentPlaces(a: ImageData, b: ImageData): readonly Place[] {
  const places: Place[] = [];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (looksDifferent(a.data, b.data, (y * a.width + x) * 4)) places.push({ x, y });
    }
  }
  return places;
}

/** Whether people would see two colors apart: their distance in YIQ, as pixelmatch has it at a threshold of 0.1. */
function looksDifferent(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean {
  const [r, g, blue] = [0, 1, 2].map((part) => (a[at + part] ?? 0) - (b[at + part] ?? 0));
  const [dr, dg, db] = [r ?? 0, g ?? 0, blue ?? 0];
  const y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
  const i = dr * 0.59597799 - dg * 0.2741761 - db * 0.32180189;
  const q = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * 0.1 * 0.1;
}
