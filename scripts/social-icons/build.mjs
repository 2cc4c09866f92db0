import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../find-browser.mjs';
import { encodeIconPng } from './encode-icon-png.mjs';

// Renders the glyphs beside this file (of networks) and in its folder 'contact', each on one badge and alone, and writes
// src/email/social-icons.data.ts. In a glyph black is cut out of the badge and white is put back; what is cut out has the color
// of the glyph. Run: node scripts/social-icons/build.mjs

const SIDE = 48;
const OUTPUT = new URL('../../src/email/social-icons.data.ts', import.meta.url);
const folder = fileURLToPath(new URL('.', import.meta.url));

const files = ['', 'contact/'].flatMap((within) =>
  readdirSync(folder + within)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => within + name),
);

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  const rows = [];
  for (const file of files) {
    const id = basename(file, '.svg');
    const [whole = [], left = [], around = []] = await Promise.all(
      [badge(''), badge(glyph(file)), closely(glyph(file))].map((svg) =>
        page.evaluate(alphaOf, { svg, side: SIDE }),
      ),
    );
    const pixels = whole.map((alpha, at) => ({
      alpha,
      glyph: alpha === 0 ? 0 : 1 - (left[at] ?? 0) / alpha,
    }));
    const alone = around.map((alpha) => ({ alpha: 255 - alpha, glyph: 0 }));
    for (const [name, png] of Object.entries({
      [id]: encodeIconPng(pixels, SIDE),
      [`'${id}-plain'`]: encodeIconPng(alone, SIDE),
    })) {
      console.log(`${name}: ${png.length} bytes`);
      rows.push(`  ${name}:\n    '${png.toString('base64')}',`);
    }
  }
  writeFileSync(
    OUTPUT,
    `// Written by scripts/social-icons/build.mjs; do not edit.\n\n` +
      `/** Marks by network or contact, on a badge and plain: PNGs of ${SIDE} x ${SIDE} px in base64, their palette one color in steps of alpha, then in steps towards that of the glyph. */\n` +
      `export const SOCIAL_ICONS = {\n${rows.join('\n')}\n} as const;\n`,
  );
} finally {
  await browser.close();
}

/** @param {string} file */
function glyph(file) {
  return readFileSync(folder + file, 'utf8').replace('<svg ', '<svg width="24" height="24" ');
}

/** @param {string} cut */
function badge(cut) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${SIDE}" height="${SIDE}">` +
    `<mask id="badge"><rect width="24" height="24" rx="5" fill="#fff"/>${cut}</mask>` +
    `<rect width="24" height="24" mask="url(#badge)"/></svg>`
  );
}

/** What is around a glyph, which fills the picture. @param {string} cut */
function closely(cut) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3.5 3.5 17 17" width="${SIDE}" height="${SIDE}">` +
    `<mask id="around"><rect width="24" height="24" fill="#fff"/>${cut}</mask>` +
    `<rect width="24" height="24" mask="url(#around)"/></svg>`
  );
}

/**
 * Runs in the page.
 *
 * @param {{ svg: string, side: number }} icon
 */
async function alphaOf({ svg, side }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (context === null) throw new Error('Canvas context not available');
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return Array.from({ length: side * side }, (_, pixel) => data[pixel * 4 + 3] ?? 0);
}
