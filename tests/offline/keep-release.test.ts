import { describe, expect, test } from 'vitest';
import { cacheBefore, fillRelease, forgetOlder, keepRelease } from '../../src/offline/keep-release';
import { cacheOf } from '../../src/offline/release';
import { deviceWith, FILES, keptIn, releaseOf } from './support';

const RELEASE = releaseOf('1');
const NAME = cacheOf(RELEASE);

/** What a server in the middle of a deployment, or one that is down, may answer for any file. */
const WRONG_ANSWERS: readonly (readonly [string, (file: string) => Promise<Response>])[] = [
  ['its fallback page', async () => html()],
  ['a redirect', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a body that is cut', async (file) => new Response((FILES[file] ?? '').slice(0, -1))],
  ['a body that breaks off', async () => new Response(breakingOff())],
  ['other bytes', async (file) => new Response(`${FILES[file]} `)],
  ['nothing in it', async () => new Response('')],
  ['404', async (file) => new Response(FILES[file] ?? '', { status: 404 })],
  ['500', async (file) => new Response(FILES[file] ?? '', { status: 500 })],
];

test('all files of a release are kept, byte for byte', async () => {
  const { device } = deviceWith();
  expect(await keepRelease(RELEASE, device)).toBe(true);
  expect(await keptIn(device, NAME)).toEqual(FILES);
});

describe.each(WRONG_ANSWERS)('where %s comes', (_, wrong) => {
  test.each(Object.keys(FILES))('for %s, nothing is kept', async (file) => {
    const { device, answers } = deviceWith();
    answers.set(file, () => wrong(file));
    expect(await keepRelease(RELEASE, device)).toBe(false);
    expect(await device.caches.keys()).toEqual([]);
    answers.clear();
    expect(await keepRelease(RELEASE, device)).toBe(true);
    expect(await keptIn(device, NAME)).toEqual(FILES);
  });
});

test('the page of a route comes by the name of its file where the host answers the route with another', async () => {
  const { device, answers } = deviceWith();
  answers.set('/team', async () => html());
  answers.set('/team.html', async () => new Response(FILES['/team']));
  expect(await keepRelease(RELEASE, device)).toBe(true);
  expect(await keptIn(device, NAME)).toEqual(FILES);
});

test('an answer that never comes is given up', async () => {
  const { device, answers, asked } = deviceWith();
  answers.set('/assets/app-1.js', never);
  expect(await keepRelease(RELEASE, device)).toBe(false);
  expect(await device.caches.keys()).toEqual([]);
  expect(asked).not.toContain('/ no-cache');
});

test('a wrong answer that the browser keeps by itself is passed over', async () => {
  const { device, answers, asked } = deviceWith();
  answers.set('/assets/app-1.js', async (options) =>
    options?.cache === 'reload' ? new Response(FILES['/assets/app-1.js']) : html(),
  );
  expect(await keepRelease(RELEASE, device)).toBe(true);
  expect(asked).toContain('/assets/app-1.js reload');
  expect(await keptIn(device, NAME)).toEqual(FILES);
});

test('no redirect is followed', async () => {
  const { device } = deviceWith();
  const redirects = new Set<RequestRedirect | undefined>();
  const fetch: typeof device.fetch = (file, options) => {
    redirects.add(options?.redirect);
    return device.fetch(file, options);
  };
  await keepRelease(RELEASE, { ...device, fetch });
  expect([...redirects]).toEqual(['error']);
});

test('what is kept has the type of its file, and nothing of the way that it came', async () => {
  const { device, answers } = deviceWith();
  const headers = {
    'content-security-policy': "default-src 'none'",
    'content-encoding': 'gzip',
    'content-type': 'text/plain',
    vary: '*',
  };
  for (const file of ['/', '/assets/app-1.js']) {
    answers.set(file, async () => new Response(FILES[file] ?? '', { headers }));
  }
  expect(await keepRelease(RELEASE, device)).toBe(true);
  const cache = await device.caches.open(NAME);
  const page = await cache.match('/');
  expect(Object.fromEntries(page?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html',
  });
  const script = await cache.match('/assets/app-1.js');
  expect(script?.headers.get('content-type')).toBe('text/javascript');
});

describe('what an earlier release has', () => {
  const NEXT = releaseOf('2', { ...FILES, '/': 'the next page' });

  test('under a name that its content gives is taken from there', async () => {
    const { device } = deviceWith();
    await keepRelease(RELEASE, device);
    const server = deviceWith({ ...FILES, '/': 'the next page' });
    expect(await keepRelease(NEXT, { ...server.device, caches: device.caches })).toBe(true);
    expect(server.asked.toSorted()).toEqual([
      '/ no-cache',
      '/manifest.webmanifest no-cache',
      '/team no-cache',
    ]);
  });

  test('is compared, too', async () => {
    const { device } = deviceWith();
    const older = await device.caches.open('signet-0');
    await older.put('/assets/app-1.js', html());
    await older.put('/assets/work-1.js', new Response(FILES['/assets/work-1.js']));
    const server = deviceWith();
    expect(await keepRelease(RELEASE, { ...server.device, caches: device.caches })).toBe(true);
    expect(server.asked).toContain('/assets/app-1.js default');
    expect(server.asked).not.toContain('/assets/work-1.js default');
    expect(await keptIn(device, NAME)).toEqual(FILES);
  });
});

test('a release that is there already stays, whatever comes for it again', async () => {
  const { device, answers } = deviceWith();
  await keepRelease(RELEASE, device);
  const cache = await device.caches.open(NAME);
  await cache.delete('/assets/app-1.js');
  answers.set('/assets/app-1.js', async () => html());
  expect(await keepRelease(RELEASE, device)).toBe(false);
  const { '/assets/app-1.js': _, ...others } = FILES;
  expect(await keptIn(device, NAME)).toEqual(others);
});

describe('a release is filled again', () => {
  test('after its cache was deleted', async () => {
    const { device } = deviceWith();
    await keepRelease(RELEASE, device);
    await device.caches.delete(NAME);
    expect(await fillRelease(RELEASE, device)).toBe(true);
    expect(await keptIn(device, NAME)).toEqual(FILES);
  });

  test.each(Object.keys(FILES))('after %s was damaged, by this file alone', async (file) => {
    const { device, asked } = deviceWith();
    await keepRelease(RELEASE, device);
    const cache = await device.caches.open(NAME);
    await cache.put(file, html());
    asked.length = 0;
    expect(await fillRelease(RELEASE, device)).toBe(true);
    expect(await keptIn(device, NAME)).toEqual(FILES);
    expect(asked).toHaveLength(1);
  });

  test('and what is damaged goes where the server has another release', async () => {
    const { device } = deviceWith();
    await keepRelease(RELEASE, device);
    const cache = await device.caches.open(NAME);
    await cache.put('/assets/app-1.js', html());
    const other = deviceWith({ '/': 'the next page' });
    expect(await fillRelease(RELEASE, { ...other.device, caches: device.caches })).toBe(false);
    expect(await keptIn(device, NAME)).not.toHaveProperty('/assets/app-1.js');
  });
});

test('of earlier releases the last whole one is kept, and nothing of others than ours', async () => {
  const { device } = deviceWith();
  const { caches } = device;
  for (const [name, file] of [
    ['signet-0', '/'],
    ['others', '/'],
    ['signet-compared-0', '/'],
    // An install that the browser ended.
    ['signet-compared-x', '/assets/app-1.js'],
  ] as const) {
    await (await caches.open(name)).put(file, html());
  }
  await keepRelease(RELEASE, device);
  expect(await cacheBefore(RELEASE, caches)).toBe('signet-compared-0');
  await forgetOlder(RELEASE, caches);
  expect(await caches.keys()).toEqual(['others', 'signet-compared-0', NAME]);
});

function html(): Response {
  return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
}

/** Waits until it is aborted, as a browser's `fetch` does. */
function never(options?: RequestInit): Promise<Response> {
  return new Promise((_, fail) => {
    const end = (): void => fail(new DOMException('Aborted', 'AbortError'));
    if (options?.signal?.aborted === true) end();
    options?.signal?.addEventListener('abort', end);
  });
}

function breakingOff(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('export const'));
      controller.error(new TypeError('network error'));
    },
  });
}
