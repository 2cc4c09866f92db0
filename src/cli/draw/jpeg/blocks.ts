import type { Pixels } from '../pixels';

/** Eight by eight values of one component, in rows. */
export type Block = Float64Array;

const SIDE = 8;

/** The values of a picture as JPEG takes them (JFIF 1.02): brightness for each pixel, the two of color for four together. */
export interface Planes {
  /** Four blocks of brightness and one of each color for every 16 x 16 px, in rows. */
  readonly units: readonly {
    readonly luma: readonly Block[];
    readonly blue: Block;
    readonly red: Block;
  }[];
}

/** Cuts an opaque picture into units of 16 x 16 px; what reaches over its edge repeats the last pixel. */
export function planesOf(pixels: Pixels): Planes {
  const across = Math.ceil(pixels.width / 16);
  const down = Math.ceil(pixels.height / 16);
  const units = Array.from({ length: across * down }, (_, index) =>
    unitAt(pixels, (index % across) * 16, Math.floor(index / across) * 16),
  );
  return { units };
}

function unitAt({ data, width, height }: Pixels, left: number, top: number) {
  const luma = [0, 1, 2, 3].map(() => new Float64Array(64));
  const [blue, red] = [new Float64Array(64), new Float64Array(64)];
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const at = (Math.min(height - 1, top + y) * width + Math.min(width - 1, left + x)) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const block = luma[(y >> 3) * 2 + (x >> 3)];
      if (block !== undefined) {
        block[(y & 7) * SIDE + (x & 7)] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
      }
      const place = (y >> 1) * SIDE + (x >> 1);
      blue[place] = (blue[place] ?? 0) + (-0.168736 * r - 0.331264 * g + 0.5 * b) / 4;
      red[place] = (red[place] ?? 0) + (0.5 * r - 0.418688 * g - 0.081312 * b) / 4;
    }
  }
  return { luma, blue, red };
}

/** The waves of the cosine transform (ITU T.81, A.3.3), row by row. */
const WAVES = Float64Array.from({ length: 64 }, (_, index) => {
  const [wave, at] = [index >> 3, index & 7];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * at + 1) * wave * Math.PI) / 16);
});

/** What a block is made of, in the order of the zigzag, in whole steps of the quantization table (which has that order, too). */
export function coefficientsOf(block: Block, steps: readonly number[]): Int16Array {
  const turned = transformed(transformed(block));
  const values = new Int16Array(64);
  for (let index = 0; index < 64; index++) {
    values[index] = Math.round((turned[ZIGZAG[index] ?? 0] ?? 0) / (steps[index] ?? 1));
  }
  return values;
}

/** Transforms the rows and turns the block over, so that twice is both ways. */
function transformed(block: Block): Block {
  const result = new Float64Array(64);
  for (let row = 0; row < SIDE; row++) {
    for (let wave = 0; wave < SIDE; wave++) {
      let sum = 0;
      for (let at = 0; at < SIDE; at++) {
        sum += (block[row * SIDE + at] ?? 0) * (WAVES[wave * SIDE + at] ?? 0);
      }
      result[wave * SIDE + row] = sum;
    }
  }
  return result;
}

// prettier-ignore
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
];

/** The steps that ITU T.81 suggests (K.1), finer or coarser by a quality of 1 to 100 as libjpeg reads it; in the order of the zigzag. */
export function stepsFor(quality: number) {
  const share = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const steps = (table: readonly number[]): readonly number[] =>
    ZIGZAG.map((at) =>
      Math.min(255, Math.max(1, Math.floor(((table[at] ?? 1) * share + 50) / 100))),
    );
  return { luma: steps(LUMA), color: steps(COLOR) };
}

// prettier-ignore
const LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

// prettier-ignore
const COLOR = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99,
  ...Array.from({ length: 32 }, () => 99),
];
