import { describe, expect, test } from 'vitest';
import { contrast, hexToRgb, WHITE, type Hex } from '../../../src/model/color/color';
import { DARK_MAIL, inkOf } from '../../../src/model/picture/ink';

/** Letters of a drawing: what is nowhere here is transparent. */
const INKS: Readonly<Record<string, readonly [color: Hex, alpha: number]>> = {
  '#': ['#000000', 255],
  n: ['#14213d', 255],
  w: [WHITE, 255],
  b: ['#2563eb', 255],
  g: [WHITE, 128],
  s: ['#000000', 40],
  y: ['#ffee00', 255],
  p: ['#f4f4f4', 255],
};

/** The pixels of a drawing in rows, each letter as a square of 4 x 4. */
function seen(...rows: readonly string[]) {
  const size = 4;
  const width = (rows[0]?.length ?? 0) * size;
  const pixels = rows.flatMap((row) => {
    const line = [...row].flatMap((letter) => {
      const [color, alpha] = INKS[letter] ?? [WHITE, 0];
      const { r, g, b } = hexToRgb(color);
      return Array.from({ length: size }, () => [r, g, b, alpha]).flat();
    });
    return Array.from({ length: size }, () => line).flat();
  });
  return inkOf(pixels, { width, height: rows.length * size });
}

/** Whether a drawing is lost on white. */
function isPale(...rows: readonly string[]): boolean {
  const ink = seen(...rows);
  return ink !== null && contrast(ink.pale, WHITE) < 1.3;
}

/** Whether a drawing is lost on dark background. */
function isLost(...rows: readonly string[]): boolean {
  const ink = seen(...rows);
  return ink !== null && contrast(ink.shade, DARK_MAIL) < 2;
}

describe('what is transparent', () => {
  test('is measured as a share of the picture', () => {
    expect(seen('##..', '....')).toEqual({ clear: 0.75, shade: '#000000', pale: '#000000' });
  });

  test('is reported of no picture that covers its background, nor of one that shows nothing', () => {
    expect(seen('##', 'ww')).toBe(null);
    expect(seen('..', '..')).toBe(null);
  });

  test('is a faint shadow, too', () => {
    expect(seen('sw', 's.')).toMatchObject({ clear: 0.75, shade: '#ffffff' });
  });
});

describe('ink on dark background', () => {
  test('is lost where it is black, or nearly', () => {
    expect(isLost('#.#', '...')).toBe(true);
    expect(isLost('n.n', '...')).toBe(true);
  });

  test('is not where it is bright', () => {
    expect(isLost('w.w', '...')).toBe(false);
    expect(isLost('b.b', '...')).toBe(false);
  });

  test('is where black words stand beside a bright mark', () => {
    expect(isLost('bb....', 'bb.#.#', '......')).toBe(true);
  });

  test('is not where a dark shape holds something bright', () => {
    expect(isLost('.......', '.#####.', '.##w##.', '.#####.', '.......')).toBe(false);
  });

  test('is not where dark letters have a bright edge, or a glow', () => {
    expect(isLost('.....', '.www.', '.w#w.', '.www.', '.....')).toBe(false);
    expect(isLost('.....', '.ggg.', '.g#g.', '.ggg.', '.....')).toBe(false);
  });

  test('is not for a dark speck', () => {
    expect(isLost('bbbbbbbbb', 'bbbbbbbbb', '.........', '#........')).toBe(false);
  });

  test('does not hang together from one end of a row to the next', () => {
    expect(isLost('..#', 'w..')).toBe(true);
  });
});

describe('ink on white', () => {
  test('is lost where it is white, or nearly', () => {
    expect(isPale('w.w', '...')).toBe(true);
    expect(isPale('p.p', '...')).toBe(true);
    expect(isPale('g.g', '...')).toBe(true);
  });

  test('is not where it is dark, or of a color', () => {
    expect(isPale('#.#', '...')).toBe(false);
    expect(isPale('b.b', '...')).toBe(false);
    expect(isPale('y.y', '...')).toBe(false);
  });

  test('is where white words stand beside a dark mark', () => {
    expect(isPale('bb....', 'bb.w.w', '......')).toBe(true);
  });

  test('is not where a white shape holds something dark, or has a dark edge', () => {
    expect(isPale('.......', '.wwwww.', '.ww#ww.', '.wwwww.', '.......')).toBe(false);
    expect(isPale('.....', '.###.', '.#w#.', '.###.', '.....')).toBe(false);
  });
});
