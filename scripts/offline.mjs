import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { transformWithOxc } from 'vite';

const SOURCE = 'src/offline/service-worker.ts';
const OUTPUT = 'service-worker.js';
const PAGE = 'index.html';

/**
 * Writes the worker that keeps the page on the device, with the list of all files of the build, once those are written.
 *
 * @returns {import('vite').Plugin}
 */
export function offline() {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder');
        const release = await releaseOf(dir);
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
        await writeFile(join(dir, OUTPUT), `const RELEASE = ${JSON.stringify(release)};\n${code}`);
      },
    },
  };
}

/**
 * The addresses of all files in a folder but hidden ones, and a hash of what is in them. The page itself goes by '/', which is
 * what servers give for it without a detour.
 *
 * @param {string} dir
 * @returns {Promise<{ version: string, files: string[] }>}
 */
export async function releaseOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
    .filter((name) => name !== OUTPUT && !/(^|\/)\./.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(dir, name)));
  const files = names.map((name) => (name === PAGE ? '/' : `/${name}`));
  return { version: hash.digest('hex').slice(0, 16), files };
}
