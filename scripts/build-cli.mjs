import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure.mjs';
import { ROOT, isMain } from './run.mjs';

const OUT = join(ROOT, 'dist-cli');

/** The program that package.json names as `signet`. */
export const PROGRAM = join(OUT, 'signet.js');

/**
 * Builds the program with all that it needs beside it, but for the drawing surface, which is native: what `npm pack` packs.
 */
export async function buildCli() {
  await ensurePackages();
  const [{ build }, { fontSources, copyFonts }, { licenses }] = await Promise.all([
    import('vite'),
    import('./cli-fonts.mjs'),
    import('./licenses/plugin.mjs'),
  ]);
  rmSync(OUT, { recursive: true, force: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [licenses(fontSources()).page()],
    build: {
      ssr: join(ROOT, 'src/cli/signet.ts'),
      outDir: OUT,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        output: {
          banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
          entryFileNames: 'signet.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
    ssr: { noExternal: true, external: ['@napi-rs/canvas'] },
  });
  copyFonts(join(OUT, 'fonts'));
}

/** Builds the program where any of its sources is newer. */
export async function ensureCli() {
  if (!isUpToDate()) await buildCli();
}

function isUpToDate() {
  if (!existsSync(PROGRAM) || !existsSync(join(OUT, 'fonts'))) return false;
  const built = statSync(PROGRAM).mtimeMs;
  const sources = [
    'src',
    'scripts/cli-fonts.mjs',
    'scripts/licenses',
    'scripts/build-cli.mjs',
    'package-lock.json',
  ];
  return sources.every((source) => newestIn(join(ROOT, source)) <= built);
}

/** @param {string} path @returns {number} when it, or anything in it, was changed last */
function newestIn(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, newestIn(join(path, name))),
    stat.mtimeMs,
  );
}

if (isMain(import.meta.url)) await buildCli();
