import { hexToRgb, type Hex } from '../../model/color/color';
import { halvings, within, type Placement, type Rect, type Size } from '../../model/picture/fit';
import { clearPixels, type Pixels } from './pixels';

/** A surface of `size` with the picture placed on it as the page does it: by halves, and the rest between the nearest pixels. */
export function paint(picture: Pixels, { source, target }: Placement, size: Size): Pixels {
  const scale = Math.max(target.width / source.width, target.height / source.height);
  let drawn = picture;
  for (const step of halvings(picture, scale)) {
    const half = clearPixels(step);
    drawPart(drawn, { x: 0, y: 0, width: drawn.width, height: drawn.height }, half, {
      x: 0,
      y: 0,
      ...step,
    });
    drawn = half;
  }
  const across = drawn.width / picture.width;
  const down = drawn.height / picture.height;
  const part = {
    x: source.x * across,
    y: source.y * down,
    width: source.width * across,
    height: source.height * down,
  };
  const surface = clearPixels(size);
  drawPart(drawn, part, surface, target);
  return surface;
}

/** Draws a part of a picture into a box in whole px. */
function drawPart(picture: Pixels, part: Rect, surface: Pixels, target: Rect): void {
  const columns = samplesOf(
    { from: part.x, length: part.width, limit: picture.width },
    { from: target.x, length: target.width, limit: surface.width },
  );
  const rows = samplesOf(
    { from: part.y, length: part.height, limit: picture.height },
    { from: target.y, length: target.height, limit: surface.height },
  );
  for (let row = 0; row < rows.count; row++) {
    const upper = (rows.first[row] ?? 0) * picture.width;
    const lower = (rows.second[row] ?? 0) * picture.width;
    const to = ((rows.start + row) * surface.width + columns.start) * 4;
    drawRow(picture.data, upper, lower, rows.share[row] ?? 0, columns, surface.data, to);
  }
}

function drawRow(
  from: Uint8Array,
  upper: number,
  lower: number,
  low: number,
  { count, first, second, share: shares }: Samples,
  data: Uint8Array,
  start: number,
): void {
  let to = start;
  for (let column = 0; column < count; column++) {
    const left = first[column] ?? 0;
    const right = second[column] ?? 0;
    const share = shares[column] ?? 0;
    let a = (upper + left) * 4;
    let b = (upper + right) * 4;
    let c = (lower + left) * 4;
    let d = (lower + right) * 4;
    for (let channel = 0; channel < 4; channel++) {
      const top = (from[a++] ?? 0) * (1 - share) + (from[b++] ?? 0) * share;
      const bottom = (from[c++] ?? 0) * (1 - share) + (from[d++] ?? 0) * share;
      data[to++] = top * (1 - low) + bottom * low + 0.5;
    }
  }
}

/** Pixels of a line as those of another show them. */
interface Samples {
  readonly start: number;
  readonly count: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** How near each lies to the second. */
  readonly share: Float64Array;
}

/** A part of a line of pixels. */
interface Stretch {
  readonly from: number;
  readonly length: number;
  /** How long the whole line is. */
  readonly limit: number;
}

/** Between which two pixels of a line each one of the target lies. */
function samplesOf(source: Stretch, target: Stretch): Samples {
  const start = Math.max(0, target.from);
  const count = Math.max(0, Math.min(target.limit, target.from + target.length) - start);
  const first = new Int32Array(count);
  const second = new Int32Array(count);
  const share = new Float64Array(count);
  const least = Math.max(0, Math.floor(source.from));
  const most = Math.max(least, Math.min(source.limit, Math.ceil(source.from + source.length)) - 1);
  for (let index = 0; index < count; index++) {
    const along = (start - target.from + index + 0.5) / target.length;
    const middle = source.from + along * source.length - 0.5;
    const whole = Math.floor(middle);
    first[index] = within(whole, least, most);
    second[index] = within(whole + 1, least, most);
    share[index] = middle - whole;
  }
  return { start, count, first, second, share };
}

/** Fills all that is see-through. */
export function fillBehind({ data }: Pixels, color: Hex): void {
  const { r, g, b } = hexToRgb(color);
  const channels = [r, g, b, 255];
  for (let at = 0; at < data.length; at += 4) {
    const clear = 255 - (data[at + 3] ?? 0);
    if (clear === 0) continue;
    channels.forEach((value, channel) => {
      data[at + channel] = Math.round((data[at + channel] ?? 0) + (value * clear) / 255);
    });
  }
}

/** Makes everything outside the rounded rectangle of the whole surface transparent. Radius in px of the surface. */
export function roundCorners({ width, height, data }: Pixels, radius: number): void {
  const round = Math.min(radius, width / 2, height / 2);
  for (let y = 0; y < height; y++) {
    const down = Math.max(round - y - 0.5, y + 0.5 - (height - round), 0);
    if (down === 0) continue;
    for (let x = 0; x < width; x++) {
      const across = Math.max(round - x - 0.5, x + 0.5 - (width - round), 0);
      if (across === 0) continue;
      const share = Math.min(1, round + 0.5 - Math.hypot(across, down));
      if (share < 1) fade(data, (y * width + x) * 4, Math.max(0, share));
    }
  }
}

function fade(data: Uint8Array, at: number, share: number): void {
  for (let channel = at; channel < at + 4; channel++) {
    data[channel] = Math.round((data[channel] ?? 0) * share);
  }
}
