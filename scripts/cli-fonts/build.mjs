import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decompress } from 'wawoff2';
import { ROOT } from '../run.mjs';

/*
 * The fonts that the page brings, for a program that has no browser to unpack them: one TrueType file for each WOFF2 file, and a list
 * of which characters of which font each is asked for. As in a browser, a part is never asked for letters of another.
 */

/**
 * @typedef {{
 *   family: string,
 *   weight: 400 | 700,
 *   style: 'normal' | 'italic',
 *   file: string,
 *   ranges: readonly (readonly [first: number, last: number])[],
 * }} FontPart
 */

/** Under the names by which mails call for them; `src/fonts/browser/font-files.ts` says the same. */
const TWINS = {
  arimo: 'Arial',
  cousine: 'Courier New',
  gelasio: 'Georgia',
  tinos: 'Times New Roman',
};
const STAND_INS = { tahoma: 'Tahoma', trebuchet: 'Trebuchet MS', verdana: 'Verdana' };

/** The first that has a letter sets it: as browsers do, the last in the order of the alphabet. */
const PARTS = ['vietnamese', 'latin-ext', 'latin', 'greek', 'cyrillic'];

/** The characters of the western European languages, of which stand-ins are made. */
const WESTERN =
  'U+20-7E,U+A0-17F,U+2013-2014,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2039-203A,U+20AC,U+2122';

const WEIGHTS = /** @type {const} */ ([400, 700]);
const STYLES = /** @type {const} */ (['normal', 'italic']);

/**
 * Unpacks the fonts into a folder, `index.json` with them. The same packages give the same bytes.
 *
 * @param {string} outDir
 * @returns {Promise<readonly FontPart[]>} what the index lists
 */
export async function unpackFonts(outDir) {
  mkdirSync(outDir, { recursive: true });
  /** @type {FontPart[]} */
  const parts = [];
  for (const { path, ...part } of sources()) {
    writeFileSync(join(outDir, part.file), await decompress(readFileSync(path)));
    parts.push(part);
  }
  writeFileSync(join(outDir, 'index.json'), `${JSON.stringify(parts)}\n`);
  return parts;
}

/** The files that fonts are unpacked from. @returns {readonly string[]} */
export function fontSources() {
  return sources().map(({ path }) => path);
}

function sources() {
  const twins = Object.entries(TWINS).flatMap(([name, family]) => {
    const folder = join(ROOT, 'node_modules/@fontsource', name);
    const ranges = /** @type {Record<string, string>} */ (
      JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    );
    return PARTS.flatMap((part) =>
      filesOf(join(folder, 'files'), name, part, family, ranges[part] ?? ''),
    );
  });
  const standIns = Object.entries(STAND_INS).flatMap(([name, family]) =>
    filesOf(join(ROOT, 'src/fonts/browser/files'), name, 'western', family, WESTERN),
  );
  return [...twins, ...standIns];
}

/** @param {string} folder @param {string} name @param {string} part @param {string} family @param {string} ranges */
function filesOf(folder, name, part, family, ranges) {
  const there = new Set(readdirSync(folder));
  return WEIGHTS.flatMap((weight) =>
    STYLES.map((style) => ({ weight, style, file: `${name}-${part}-${weight}-${style}` })),
  )
    .filter(({ file }) => there.has(`${file}.woff2`))
    .map(({ weight, style, file }) => ({
      family,
      weight,
      style,
      file: `${file}.ttf`,
      ranges: rangesOf(ranges),
      path: join(folder, `${file}.woff2`),
    }));
}

/** As numbers. @param {string} ranges as CSS writes them */
function rangesOf(ranges) {
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return /** @type {const} */ ([parseInt(first, 16), parseInt(last, 16)]);
  });
}

const [, script = '', folder = ''] = process.argv;
if (pathToFileURL(script).href === import.meta.url) {
  const parts = await unpackFonts(
    folder || fileURLToPath(new URL('../../.cache/cli-fonts', import.meta.url)),
  );
  console.log(`${parts.length} fonts`);
}
