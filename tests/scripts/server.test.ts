import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestOptions, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from '../../scripts/policy.mjs';
import { refuseUnread } from '../../scripts/refuse.mjs';
import { serve } from '../../scripts/serve.mjs';

/** A request that goes on. */
const ASKED = 'GET / HTTP/1.1\r\nHost: a\r\n';

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-serve-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, '.vite'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), '<h1>page</h1>');
  await writeFile(join(dist, 'drag-drop.html'), '<h1>designer</h1>');
  await writeFile(join(dist, '404.html'), '<h1>none</h1>');
  await writeFile(join(dist, 'assets/app-1a2b.js'), 'export {};');
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  server = await serve({ dir: dist, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('addresses', () => {
  test.each([
    ['/', 200],
    ['/drag-drop', 200],
    ['/drag-drop/', 200],
    ['/drag-drop?a=b', 200],
    ['/drag-drop.html', 200],
    ['/no/such/page', 404],
    ['/404', 404],
    ['/assets', 404],
    ['/?a=b', 200],
    ['/assets/app-1a2b.js', 200],
    ['/assets/gone.js', 404],
    ['/favicon.ico', 404],
    ['/.vite/manifest.json', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/assets/%2e%2e/%2e%2e/secret.txt', 404],
    ['//secret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/%00', 400],
    ['/index.html%00.js', 400],
    ['/%', 400],
    ['/%c0%ae', 400],
    ['http://elsewhere/', 400],
  ])('%s answers %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
  });

  test('still answers after all of that', async () => {
    expect((await get('/')).status).toBe(200);
  });

  test('only reading is allowed', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

describe('symbolic links', () => {
  beforeAll(async () => {
    const dist = join(folder, 'dist');
    const outside = join(folder, 'outside');
    await mkdir(outside);
    await writeFile(join(outside, 'index.html'), 'secret');
    await writeFile(join(outside, 'notes.txt'), 'secret');
    await writeFile(join(dist, 'assets/word.txt'), 'word');
    await writeFile(join(dist, '.vite/notes.txt'), 'secret');
    await symlink(join(folder, 'secret.txt'), join(dist, 'file.txt'));
    await symlink('../secret.txt', join(dist, 'near.txt'));
    await symlink(join(folder, 'secret.txt'), join(dist, 'bare'));
    await symlink(outside, join(dist, 'folder'), 'dir');
    await symlink('near.txt', join(dist, 'chain.txt'));
    await symlink(join(dist, '.vite/notes.txt'), join(dist, 'hidden.txt'));
    await symlink(join(folder, 'gone.txt'), join(dist, 'dangling.txt'));
    await symlink('circle.txt', join(dist, 'circle.txt'));
    await symlink('assets/word.txt', join(dist, 'inside.txt'));
    await symlink(join(dist, 'assets'), join(dist, 'inside'), 'dir');
    await symlink(dist, join(folder, 'linked'), 'dir');
  });

  test.each([
    ['a file outside', '/file.txt'],
    ['a file outside, by a relative path', '/near.txt'],
    ['a file outside, under a name without an ending', '/bare'],
    ['a file in a folder outside', '/folder/notes.txt'],
    ['a folder outside', '/folder'],
    ['another link that leads outside', '/chain.txt'],
    ['a hidden file', '/hidden.txt'],
    ['a file that is gone', '/dangling.txt'],
    ['itself', '/circle.txt'],
  ])('a link to %s is not followed', async (_, path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
    expect((await get(path)).body).not.toContain('secret');
  });

  test.each([
    ['a file inside', '/inside.txt'],
    ['a folder inside', '/inside/word.txt'],
  ])('a link to %s works', async (_, path) => {
    expect(await get(path)).toMatchObject({ status: 200, body: 'word' });
  });

  test('the page is not sent when it is a link that leads outside', async () => {
    const dir = join(folder, 'stolen');
    await mkdir(dir);
    await symlink(join(folder, 'secret.txt'), join(dir, 'index.html'));
    const other = await serve({ dir, port: 0 });
    expect(await get('/', { port: other.port })).toMatchObject({ status: 404 });
    await other.close();
  });

  test('the folder itself may be a link', async () => {
    const other = await serve({ dir: join(folder, 'linked'), port: 0 });
    const { port } = other;
    expect(await get('/', { port })).toMatchObject({ status: 200, body: '<h1>page</h1>' });
    expect((await get('/assets/app-1a2b.js', { port })).headers['cache-control']).toContain(
      'immutable',
    );
    expect((await get('/file.txt', { port })).status).toBe(404);
    await other.close();
  });
});

describe('headers', () => {
  test('every answer carries the policy', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/gone.js', '/%']) {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': SECURITY_HEADERS['Permissions-Policy'],
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a line that is none', 'GET / HTTP/1.1 again\r\nHost: a\r\n\r\n', 400],
    ['a name that is none', 'GET / HTTP/1.1\r\nHost: a\r\nA name: a\r\n\r\n', 400],
    ['two lengths', `${ASKED}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    [
      'a length beside parts',
      `${ASKED}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['headers over the limit', `${ASKED}A: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address over the limit', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['an expectation', `${ASKED}Expect: the moon\r\n\r\n`, 417],
  ])('%s is refused with the policy, and the connection ends', async (_, text, status) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    }
    expect(answer).toMatch(new RegExp(`\r\n\r\n${status}\\n$`));
    expect((await get('/')).status).toBe(200);
  });

  test('one that never ends is refused with the policy, too', async () => {
    const slow = createServer({ requestTimeout: 100, connectionsCheckingInterval: 50 });
    refuseUnread(slow);
    await new Promise<void>((done) => void slow.listen(0, '127.0.0.1', done));
    const answer = await send(ASKED, portOf(slow));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(`Content-Security-Policy: ${CONTENT_SECURITY_POLICY}`);
    slow.close();
  });

  test('nonsense behind a request is no part of its answer', async () => {
    const answer = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n');
    expect(answer.match(/HTTP\/1\.1 200 /g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(answer).not.toMatch(/<h1>page<\/h1>.*HTTP/s);
    expect((await get('/')).status).toBe(200);
  });

  test('text becomes markup or a worker only by the two policies that we make', () => {
    const directives = CONTENT_SECURITY_POLICY.split('; ');
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain('trusted-types signet-html signet-worker signet-foreign');
  });

  test('the page may use the clipboard, and nothing else of the device', () => {
    const features = SECURITY_HEADERS['Permissions-Policy'].split(', ');
    const allowed = features.filter((feature) => !feature.endsWith('=()'));
    expect(allowed).toEqual(['clipboard-read=(self)', 'clipboard-write=(self)']);
    const denied = features.flatMap((feature) => /^([a-z-]+)=\(\)$/.exec(feature)?.[1] ?? []);
    expect(denied).toHaveLength(features.length - allowed.length);
    expect(denied).toEqual([...new Set(denied)].toSorted());
    expect(denied).toEqual(
      expect.arrayContaining(['camera', 'microphone', 'geolocation', 'payment', 'usb']),
    );
  });

  test('assets are immutable, the page is requested again', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const page = await get('/drag-drop');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
  ])('accepting %s gets %s', async (accepted, coding) => {
    const { headers } = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(coding);
  });

  test.each(['', 'gzip'])('a part of a file comes whole, accepting "%s"', async (accepted) => {
    const headers = { range: 'bytes=0-2', 'accept-encoding': accepted };
    expect((await get('/', { headers })).status).toBe(200);
  });

  test('a file that has changed comes changed', async () => {
    const zipped = { headers: { 'accept-encoding': 'gzip' } };
    const { body: before } = await get('/assets/app-1a2b.js', zipped);
    expect((await get('/assets/app-1a2b.js', zipped)).body).toEqual(before);
    await writeFile(join(folder, 'dist/assets/app-1a2b.js'), 'export const changed = true;');
    expect((await get('/assets/app-1a2b.js', zipped)).body).not.toEqual(before);
  });
});

test('takes the next free port when the wanted one is in use', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => done(portOf(other)));
  });
  const moved = await serve({ dir: folder, port });
  expect(moved.port).toBeGreaterThan(port);
  expect(moved.url).toBe(`http://localhost:${moved.port}`);
  await moved.close();
  other.close();
});

/** Sends bytes as they are, and gives all that comes until the other side ends. */
function send(text: string, port = server.port): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => done(answer));
    socket.on('error', fail);
  });
}

function portOf(other: Server): number {
  const address = other.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

// Not fetch: it would tidy the path before sending it.
function get(path: string, asked: RequestOptions = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port: server.port, path, ...asked };
    const call = request(options, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    call.on('error', fail);
    call.end();
  });
}
