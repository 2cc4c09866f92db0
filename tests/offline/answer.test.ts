import { expect, test } from 'vitest';
import { answer } from '../../src/offline/answer';
import { keepRelease } from '../../src/offline/keep-release';
import { cacheOf, type Caches } from '../../src/offline/release';
import { deviceWith, FILES, releaseOf } from './support';

const RELEASE = releaseOf('1');
const NAME = cacheOf(RELEASE);
const FROM_SERVER = 'from the server';

interface Question {
  readonly url: string;
  readonly mode: RequestMode;
}

async function keptCaches(): Promise<Caches> {
  const { device } = deviceWith();
  await keepRelease(RELEASE, device);
  return device.caches;
}

async function asked(
  caches: Caches,
  path: string,
  {
    mode = 'navigate',
    fetch = async () => new Response(FROM_SERVER),
  }: { mode?: RequestMode; fetch?: () => Promise<Response> } = {},
) {
  const question: Question = { url: `https://signet.example${path}`, mode };
  const { response, isWhole } = await answer(question, RELEASE, { caches, fetch, limitMs: 20 });
  return { text: await (await response).text(), isWhole };
}

test.each([
  ['/', 'navigate', FILES['/']],
  ['/?a=b', 'navigate', FILES['/']],
  ['/team', 'navigate', FILES['/team']],
  ['/team/', 'navigate', FILES['/team']],
  ['/team?a=b', 'navigate', FILES['/team']],
  ['/no/such/page', 'navigate', FROM_SERVER],
  ['/manifest.webmanifest', 'navigate', FILES['/manifest.webmanifest']],
  ['/assets/app-1.js', 'cors', FILES['/assets/app-1.js']],
  ['/assets/app-1.js?again', 'cors', FILES['/assets/app-1.js']],
  ['/assets/gone-1.js', 'cors', FROM_SERVER],
] as const)('a whole release answers %s (%s)', async (path, mode, text) => {
  expect(await asked(await keptCaches(), path, { mode })).toEqual({ text, isWhole: true });
});

test.each([
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise<Response>(() => {})],
])('where the server %s, the first page answers for addresses of none', async (_, fetch) => {
  const { text } = await asked(await keptCaches(), '/no/such/page', { fetch });
  expect(text).toBe(FILES['/']);
});

test('what the server answers for an address of no page keeps its status', async () => {
  const question: Question = { url: 'https://signet.example/none', mode: 'navigate' };
  const { response } = await answer(question, RELEASE, {
    caches: await keptCaches(),
    fetch: () => Promise.resolve(new Response('none', { status: 404 })),
    limitMs: 20,
  });
  expect((await response).status).toBe(404);
});

test.each(Object.keys(FILES))('without %s pages come from the server', async (file) => {
  const caches = await keptCaches();
  await (await caches.open(NAME)).delete(file);
  for (const path of ['/', '/team', '/no/such/page']) {
    expect(await asked(caches, path)).toEqual({ text: FROM_SERVER, isWhole: false });
  }
});

test('without its cache, all comes from the server', async () => {
  const caches = await keptCaches();
  await caches.delete(NAME);
  expect((await asked(caches, '/')).text).toBe(FROM_SERVER);
  expect((await asked(caches, '/assets/app-1.js', { mode: 'cors' })).text).toBe(FROM_SERVER);
});

test.each([
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', () => new Promise<Response>(() => {})],
])('where the server %s, a page that lacks a part is better than none', async (_, fetch) => {
  const caches = await keptCaches();
  await (await caches.open(NAME)).delete('/manifest.webmanifest');
  expect(await asked(caches, '/team', { fetch })).toEqual({ text: FILES['/team'], isWhole: false });
});

test('where the browser does not open its caches, all comes from the server', async () => {
  const caches = await keptCaches();
  const broken: Caches = { ...caches, open: () => Promise.reject(new Error('Broken')) };
  expect((await asked(broken, '/')).text).toBe(FROM_SERVER);
});

test('parts of earlier releases answer their pages, and are never put in the place of ours', async () => {
  const caches = await keptCaches();
  const older = await caches.open('signet-compared-0');
  await older.put('/assets/old-1.js', new Response('old'));
  await older.put('/assets/app-1.js', new Response('damaged'));
  expect((await asked(caches, '/assets/old-1.js', { mode: 'cors' })).text).toBe('old');
  await (await caches.open(NAME)).delete('/assets/app-1.js');
  expect((await asked(caches, '/assets/app-1.js', { mode: 'cors' })).text).toBe(FROM_SERVER);
});
