import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../scripts/run.mjs';
import { SCALE, SIZES } from './sizes';

/*
 * The accepted pictures of a page at all its sizes are kept side by side in one file of lossless WebP, which is less than
 * half of what PNGs weigh. Playwright compares PNGs: those are written out of the files before it starts.
 */

const KEPT = join(ROOT, 'tests/visual/pictures');

/** Where the PNGs are. */
export const COMPARED = join(ROOT, '.cache/visual/pictures');

/** Where in a file the picture of each size stands, in px. */
const PLACES = SIZES.map(({ width }, index) => ({
  file: `${width}.png`,
  left: SIZES.slice(0, index).reduce((sum, before) => sum + pixelsOf(before.width), 0),
  width: pixelsOf(width),
}));
const WIDTH = PLACES.reduce((sum, { width }) => sum + width, 0);
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Runs before the tests; what it returns runs after them, and keeps the pictures that were accepted. */
export default async function keepPictures({ updateSnapshots }: FullConfig) {
  await rm(COMPARED, { recursive: true, force: true });
  await mkdir(KEPT, { recursive: true });
  for (const file of await readdir(KEPT)) await unpack(basename(file, '.webp'));
  const start = Date.now();
  return updateSnapshots === 'none' ? undefined : () => packChanged(start);
}

async function unpack(name: string): Promise<void> {
  const image = sharp(join(KEPT, `${name}.webp`)).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const isClear = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] === 0;
  await mkdir(join(COMPARED, name), { recursive: true });
  for (const { file, left, width } of PLACES) {
    let height = 0;
    while (height < info.height && !isClear(left, height)) height += 1;
    if (height === 0) continue;
    await sharp(data, { raw: info })
      .extract({ left, top: 0, width, height })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(join(COMPARED, name, file));
  }
}

async function packChanged(sinceMs: number): Promise<void> {
  for (const name of await readdir(COMPARED)) {
    const files = await readdir(join(COMPARED, name));
    const times = await Promise.all(files.map((file) => stat(join(COMPARED, name, file))));
    if (times.some(({ mtimeMs }) => mtimeMs >= sinceMs)) await pack(name);
  }
}

async function pack(name: string): Promise<void> {
  const layers = [];
  let height = 0;
  for (const { file, left } of PLACES) {
    const input = join(COMPARED, name, file);
    if (!(await isThere(input))) continue;
    layers.push({ input, left, top: 0 });
    height = Math.max(height, (await sharp(input).metadata()).height);
  }
  await sharp({ create: { width: WIDTH, height, channels: 4, background: CLEAR } })
    .composite(layers)
    .webp({ lossless: true, effort: 6 })
    .toFile(join(KEPT, `${name}.webp`));
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function pixelsOf(width: number): number {
  return Math.ceil(width * SCALE);
}
