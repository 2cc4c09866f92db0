import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { PAGE_HEADS, type PageHead } from '../../src/app/pages.data.ts';
import { readManifest, scriptsOf } from '../check-sizes.mjs';
import { FIRST_SCRIPT } from '../policy.mjs';
import { ROOT } from '../run.mjs';
import { filesForSearch, headOf, PICTURE_SIZE, pictureAddress, readOrigin } from './head.ts';
import { withPrerender } from './prerender.mjs';

/** Where `index.html` has what is each page's own. */
const HEAD = '<!-- head -->';
const MOUNT = '<div id="root"></div>';

const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** What asks for scripts at once: the first script of a page does that later. */
const SCRIPT = /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;

/** The script of all pages, by its source. */
const MAIN = 'index.html';

const FONT = /\/assets\/radio-canada-latin-wght-[^)"']+/;

const HEADS: readonly PageHead[] = PAGE_HEADS;

const PICTURES = join(ROOT, 'docs');

/**
 * Writes a file for each page: what that page is, what it shows before its script has come, and its styles. Beside them, what
 * search engines and services that show links read. The origin of the site is set by `VITE_ORIGIN`.
 */
export function pages(): Plugin {
  let origin: string | null = null;
  let isBuild = false;
  return {
    name: 'pages',
    // Measurements build pages of their own by the same configuration.
    apply: ({ root }) => root === undefined || resolve(root) === ROOT,
    configResolved({ command, mode, envDir }) {
      isBuild = command === 'build';
      const env = envDir === false ? {} : loadEnv(mode, envDir);
      origin = readOrigin(env['VITE_ORIGIN']);
    },
    transformIndexHtml(html, { path }) {
      if (isBuild) return html;
      const page = PAGE_HEADS.find(({ file }) => `/${file}` === path) ?? PAGE_HEADS[0];
      return html.replace(HEAD, () => headOf(page, origin));
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder');
        const built = await readFile(join(dir, 'index.html'), 'utf8');
        const html = await withStyles(dir, built.replaceAll(SCRIPT, ''));
        await withPrerender(async ({ prerenderPage }) => {
          for (const page of HEADS) {
            const shown = await prerenderPage(page.route ?? '/404');
            await writeFile(join(dir, page.file), pageOf(html, page, dir, origin, shown));
            if (origin !== null) await writePicture(dir, page);
          }
        });
        for (const [file, text] of Object.entries(filesForSearch(PAGE_HEADS, origin))) {
          await writeFile(join(dir, file), text);
        }
      },
    },
  };
}

/** The whole of a page. Its scripts are asked for once it has been painted. */
function pageOf(
  html: string,
  page: PageHead,
  dir: string,
  origin: string | null,
  shown: string,
): string {
  const modules = page.module === undefined ? [MAIN] : [page.module, MAIN];
  const scripts = scriptsOf(readManifest(dir), modules)
    .map((file) => `/${file}`)
    .join(' ');
  const parts = [
    ['<html ', `<html data-page="${page.route ?? ''}" data-scripts="${scripts}" `],
    [HEAD, `${headOf(page, origin)}\n    <script>${FIRST_SCRIPT}</script>`],
    [MOUNT, `<div id="root" data-prerendered="">${shown}</div>`],
  ] as const;
  return parts.reduce((whole, [part, by]) => replaced(whole, part, by), html);
}

/** The one style sheet, in the page itself: nothing is painted before it is there. */
async function withStyles(dir: string, html: string): Promise<string> {
  const [link, address = ''] = STYLES.exec(html) ?? [];
  if (link === undefined) throw new Error('index.html has no style sheet');
  const file = join(dir, address);
  const styles = (await readFile(file, 'utf8')).trim();
  if (/<\/style/i.test(styles)) throw new Error('The style sheet would end early');
  await rm(file);
  return replaced(html, link, `${fontLink(styles)}<style>${styles}</style>`);
}

/** Asks for the letters of the page beside its scripts, and not once the first of them is to be painted. */
function fontLink(styles: string): string {
  const [address] = FONT.exec(styles) ?? [];
  if (address === undefined) throw new Error('The style sheet names no font of the page');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">\n    `;
}

function replaced(html: string, part: string, by: string): string {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => by);
}

async function writePicture(dir: string, { picture }: PageHead): Promise<void> {
  if (picture === undefined) return;
  const path = join(dir, pictureAddress(picture));
  await mkdir(dirname(path), { recursive: true });
  // Loaded here, as most builds need none.
  const { default: sharp } = await import('sharp');
  await sharp(join(PICTURES, picture.file))
    .resize({ ...PICTURE_SIZE, fit: 'cover', position: 'top' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
}
