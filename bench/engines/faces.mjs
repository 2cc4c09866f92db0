import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

const PACKAGES = join(ROOT, 'node_modules/@fontsource');
const OWN = join(ROOT, 'src/fonts/browser/files');

/** The files, up to weight and style, whose letters are as wide as those of each font. */
const FILES = new Map([
  ['Arial', join(PACKAGES, 'arimo/files/arimo-latin')],
  ['Georgia', join(PACKAGES, 'gelasio/files/gelasio-latin')],
  ['Times New Roman', join(PACKAGES, 'tinos/files/tinos-latin')],
  ['Courier New', join(PACKAGES, 'cousine/files/cousine-latin')],
  ['Verdana', join(OWN, 'verdana-western')],
  ['Tahoma', join(OWN, 'tahoma-western')],
  ['Trebuchet MS', join(OWN, 'trebuchet-western')],
]);

/** A style sheet by which all engines set texts in the same letters, as wide as those of the fonts that emails name. */
export function faceSheet() {
  return [...FILES]
    .flatMap(([family, file]) =>
      [400, 700].flatMap((weight) =>
        ['normal', 'italic'].map((style) => {
          const bytes = readFileSync(`${file}-${weight}-${style}.woff2`).toString('base64');
          return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${bytes})}`;
        }),
      ),
    )
    .join('');
}
