import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';
import { PAGE_HEADS, type PageHead } from '../../src/app/pages.data';
import { filesForSearch, headOf, PICTURE_SIZE, pictureAddress, readOrigin } from './head';

/** Where `index.html` has what is each page's own. */
const HEAD = '<!-- head -->';

const PICTURES = fileURLToPath(new URL('../../docs', import.meta.url));

/**
 * Writes a file for each page, which states what that page is, and what search engines and services that show links read. The
 * origin of the site is set by `VITE_ORIGIN`.
 */
export function pages(): Plugin {
  let origin: string | null = null;
  let isBuild = false;
  return {
    name: 'pages',
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
        const html = await readFile(join(dir, 'index.html'), 'utf8');
        if (!html.includes(HEAD)) throw new Error(`index.html has no ${HEAD}`);
        for (const page of PAGE_HEADS) {
          const whole = html.replace(HEAD, () => headOf(page, origin));
          await writeFile(join(dir, page.file), whole);
          if (origin !== null) await writePicture(dir, page);
        }
        for (const [file, text] of Object.entries(filesForSearch(PAGE_HEADS, origin))) {
          await writeFile(join(dir, file), text);
        }
      },
    },
  };
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
