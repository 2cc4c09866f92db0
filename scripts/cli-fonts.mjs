import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run.mjs';

const FOLDERS = [
  ...['arimo', 'cousine', 'gelasio', 'tinos'].map(
    (name) => `node_modules/@fontsource/${name}/files`,
  ),
  'src/fonts/browser/files',
  'src/cli/draw',
];

/** Those that the page brings, too (`src/fonts/browser/font-files.ts`), and the one that has any letter. */
const USED =
  /-(latin|latin-ext|cyrillic|greek|vietnamese|western)-(400|700)-(normal|italic)\.woff2$|^any-letter\.woff2$/;

/** The font files of the program. @returns {readonly string[]} */
export function fontSources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => USED.test(file))
      .map((file) => join(ROOT, folder, file)),
  );
}

/** Copies the fonts of the program into a folder. @param {string} folder */
export function copyFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const file of fontSources()) copyFileSync(file, join(folder, basename(file)));
}
