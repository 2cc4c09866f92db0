import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/** The fonts that browsers of tests see. */
export const FONTS = join(ROOT, 'node_modules/dejavu-fonts-ttf/ttf');
const FILE = join(ROOT, '.cache/fonts/fonts.conf');

/** Kinds that could be used as substitutes at random. */
const UNUSED = ['Condensed', 'ExtraLight', 'MathTeX'];

/**
 * The environment of a browser that sees DejaVu and no other font, whatever this machine has: what passes here passes
 * everywhere. Letters are hinted lightly, or their widths would be rounded to whole px. Read by fontconfig, which browsers use
 * on Linux alone.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function bareFonts(env = process.env) {
  writeWhole(FILE, fontConfig());
  return { ...env, FONTCONFIG_FILE: FILE };
}

function fontConfig() {
  const unused = UNUSED.map((kind) => `<glob>*/DejaVu*${kind}*</glob>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${escaped(FONTS)}</dir>
<cachedir>${escaped(dirname(FILE))}/cache</cachedir>
<selectfont><rejectfont>${unused.join('')}</rejectfont></selectfont>
<match target="pattern">
<edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
<edit name="hintstyle" mode="append"><const>hintslight</const></edit>
</match>
</fontconfig>
`;
}

/** @param {string} path */
function escaped(path) {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Several runs may start at once: a reader finds the old file or the new one. @param {string} path @param {string} text */
function writeWhole(path, text) {
  if (read(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null; // not written yet
  }
}
