import type { Hex } from '../../model/color';
import { hexToRgb } from '../../model/color';
import { halvings, type Placement, type Rect, type Size } from '../../model/fit';
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
    part.x,
    part.width,
    picture.width,
    target.x,
    target.width,
    surface.width,
  );
  const rows = samplesOf(
    part.y,
    part.height,
    picture.height,
    target.y,
    target.height,
    surface.height,
  );
  for (let row = 0; row < rows.count; row++) {
    const upper = (rows.first[row] ?? 0) * picture.width;
    const lower = (rows.second[row] ?? 0) * picture.width;
    const low = rows.share[row] ?? 0;
    let to = ((rows.start + row) * surface.width + columns.start) * 4;
    for (let column = 0; column < columns.count; column++) {
      const left = columns.first[column] ?? 0;
      const right = columns.second[column] ?? 0;
      const share = columns.share[column] ?? 0;
      for (let channel = 0; channel < 4; channel++) {
        const at = (index: number): number => picture.data[index * 4 + channel] ?? 0;
        const top = at(upper + left) * (1 - share) + at(upper + right) * share;
        const bottom = at(lower + left) * (1 - share) + at(lower + right) * share;
        surface.data[to++] = Math.round(top * (1 - low) + bottom * low);
      }
    }
  }
}

/** Between which two pixels of a line each one of the target lies, and how near to the second. */
function samplesOf(
  from: number,
  length: number,
  limit: number,
  to: number,
  target: number,
  room: number,
) {
  const start = Math.max(0, to);
  const count = Math.max(0, Math.min(room, to + target) - start);
  const samples = {
    start,
    count,
    first: new Int32Array(count),
    second: new Int32Array(count),
    share: new Float64Array(count),
  };
  const [least, most] = [
    Math.max(0, Math.floor(from)),
    Math.min(limit, Math.ceil(from + length)) - 1,
  ];
  const clamp = (value: number): number => Math.min(Math.max(value, least), Math.max(least, most));
  for (let index = 0; index < count; index++) {
    const middle = from + ((start - to + index + 0.5) * length) / target - 0.5;
    const whole = Math.floor(middle);
    samples.first[index] = clamp(whole);
    samples.second[index] = clamp(whole + 1);
    samples.share[index] = middle - whole;
  }
  return samples;
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
