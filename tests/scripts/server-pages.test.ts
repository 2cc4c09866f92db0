import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../scripts/policy.mjs';
import { serve } from '../../scripts/serve.mjs';

let dir = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signet-pages-'));
  await writeFile(join(dir, 'index.html'), 'the first page');
  await writeFile(join(dir, 'team.html'), 'a team');
  await writeFile(join(dir, '404.html'), 'no page');
  await mkdir(join(dir, 'other'));
  await writeFile(join(dir, 'other/deep.html'), 'deep');
  server = await serve({ dir, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

test.each([
  ['/', 200, 'the first page'],
  ['/index.html', 200, 'the first page'],
  ['/team', 200, 'a team'],
  ['/team/', 200, 'a team'],
  ['/team?a=b', 200, 'a team'],
  ['/team.html', 200, 'a team'],
  ['/other/deep', 200, 'deep'],
  ['/Team', 404, 'no page'],
  ['/team/more', 404, 'no page'],
  ['/other', 404, 'no page'],
  ['/404', 404, 'no page'],
  ['/no/such/page', 404, 'no page'],
  ['/gone.js', 404, '404\n'],
])('%s is answered with %i', async (path, status, body) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test('the page for unknown addresses comes as any other does', async () => {
  const { headers } = await fetch(`${server.url}/no/such/page`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-encoding')).not.toBeNull();
  expect(headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
  const head = await fetch(`${server.url}/no/such/page`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
});

test('without one, they are refused', async () => {
  const other = await serve({ dir: join(dir, 'other'), port: 0 });
  const answer = await fetch(`${other.url}/none`);
  expect([answer.status, await answer.text()]).toEqual([404, '404\n']);
  await other.close();
});
