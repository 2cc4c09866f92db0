import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { typeOf } from './serve.mjs';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const OUTPUT = 'service-worker.js';
const PAGE = 'index.html';

/** What no page needs: files for search engines and services that show links, and what servers answer unknown addresses with. */
const UNNEEDED = /^(?:404\.html|robots\.txt|sitemap\.xml|previews\/.*)$/;

/**
 * Writes the worker that keeps the page on the device, with the list of all files of the build, once those are written.
 *
 * @returns {import('vite').Plugin}
 */
export function offline() {
  /** @type {import('vite').ResolvedBuildOptions['target']} */
  let target = false;
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      target = config.build.target;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder');
        const release = await releaseOf(dir);
        await writeFile(join(dir, OUTPUT), withRelease(await workerCode(target), release));
      },
    },
  };
}

/**
 * The addresses of all files in a folder but hidden ones, the SHA-256 and the type of each, and a hash of what is in them. The
 * first page has the address '/', others that of their route, which servers return without a redirect.
 *
 * @param {string} dir
 * @returns {Promise<{ version: string, files: Record<string, string>, types: Record<string, string> }>}
 */
export async function releaseOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
    .filter((name) => name !== OUTPUT && !UNNEEDED.test(name) && !/(^|\/)\./.test(name))
    .toSorted();
  const all = createHash('sha256');
  /** @type {Record<string, string>} */
  const files = {};
  for (const name of names) {
    const content = await readFile(join(dir, name));
    all.update(name).update(content);
    files[addressOf(name)] = createHash('sha256').update(content).digest('base64');
  }
  const types = Object.fromEntries(names.map((name) => [extname(name), typeOf(name)]));
  return { version: all.digest('hex').slice(0, 16), files, types };
}

/** @param {string} name */
function addressOf(name) {
  return name === PAGE ? '/' : `/${name.replace(/\.html$/, '')}`;
}

/**
 * The worker's script for a release. All of it is one block, so that an incomplete download is no valid script.
 *
 * @param {string} code
 * @param {Awaited<ReturnType<typeof releaseOf>>} release
 */
export function withRelease(code, release) {
  return `{\nconst RELEASE = ${JSON.stringify(release)};\n${code}}\n`;
}

/** @param {import('vite').ResolvedBuildOptions['target']} target @returns {Promise<string>} without the list of a release */
export async function workerCode(target) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = output;
  if (output.length !== 1 || chunk?.type !== 'chunk') throw new Error('The worker is one script');
  return chunk.code;
}
