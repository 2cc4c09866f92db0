import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ROOT } from '../run.mjs';

/* Draws the icons of the installed page from the mark of the favicon: `node scripts/icons/build.mjs`. */

const PUBLIC = join(ROOT, 'public');
const GREEN = '#0e6b52';
const PAPER = '#f6f5f2';

/** Systems cut a maskable icon to their own shape; what lies within 80 % of its width is safe. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.84 },
  { file: 'icon-512.png', size: 512, share: 0.84 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.62 },
];

const mark = / d="([^"]+)"/.exec(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8'))?.[1];
if (mark === undefined) throw new Error('The favicon has no path');

for (const { file, size, share } of ICONS) {
  const side = size * share;
  const start = (size - side) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <path transform="translate(${start} ${start}) scale(${side / 32})" fill="${GREEN}" fill-rule="evenodd" d="${mark}"/>
  </svg>`;
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  writeFileSync(join(PUBLIC, file), await canvas.encode('png'));
}
