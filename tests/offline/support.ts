import { createHash } from 'node:crypto';
import type { WorkerEnvironment, Release } from '../../src/offline/release';
import { fakeCaches } from '../helpers/fake-caches';

/** One file of each kind that a release has. */
export const FILES: Readonly<Record<string, string>> = {
  '/': '<!doctype html><div id="root"></div>',
  '/team': '<!doctype html><title>Team</title>',
  '/assets/app-1.js': 'export const app = 1;',
  '/assets/app-1.css': '.app {}',
  '/assets/letters-1.woff2': 'letters',
  '/assets/work-1.js': 'postMessage(1);',
  '/manifest.webmanifest': '{}',
};

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The release of these files. */
export function releaseOf(version: string, contents = FILES): Release {
  const files = Object.entries(contents).map(([file, content]) => [file, sha256(content)] as const);
  return { version, files: Object.fromEntries(files), types: TYPES };
}

/** A browser without anything kept, and a server with these files, which counts what it is asked for. */
export function deviceWith(contents = FILES) {
  const answers = new Map<string, (options?: RequestInit) => Promise<Response>>();
  const asked: string[] = [];
  const device: WorkerEnvironment = {
    caches: fakeCaches(),
    limitMs: 50,
    async fetch(file, options) {
      asked.push(`${file} ${options?.cache}`);
      const other = answers.get(file);
      if (other !== undefined) return other(options);
      const content = contents[file];
      return content === undefined ? new Response('404', { status: 404 }) : new Response(content);
    },
  };
  return { device, asked, answers };
}

/** What is kept of a release, by address. */
export async function keptIn(
  { caches }: WorkerEnvironment,
  name: string,
): Promise<Record<string, string>> {
  if (!(await caches.keys()).includes(name)) return {};
  const cache = await caches.open(name);
  const kept: Record<string, string> = {};
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    kept[pathname] = (await (await cache.match(pathname))?.text()) ?? '';
  }
  return kept;
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}
