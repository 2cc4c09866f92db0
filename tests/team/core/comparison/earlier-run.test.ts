import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { inflateUpTo } from '../../../../src/platform/inflate-up-to';
import { manifestWriter } from '../../../../src/team/core/archive/manifest';
import { isZip, type ZipSource } from '../../../../src/team/core/archive/zip-reader';
import { zipped } from '../../../helpers/zipped';
import {
  readZippedManifest,
  readZippedRun,
} from '../../../../src/team/core/comparison/earlier-run';

const MOST = 2 ** 20;
const HASH = '0123456789abcdef0123456789abcdef';
const PIXEL = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'signatures/ada@x.example.html':
    '<body><img src="https://x.example/p/abc1.png"><img src="https://x.example/p/gone.png"></body>',
  'signatures/ada@x.example.txt': 'Ada\n',
  'signatures/half@x.example.html': '<body></body>',
  'google/signatures/bo@x.example.html': '<body>of a pack</body>',
  'google/signatures/bo@x.example.txt': 'of a pack',
  'pictures/abc1.png': PIXEL,
  'manifest.json': manifestOf('ada@x.example'),
};

function manifestOf(address: string): string {
  const writer = manifestWriter({ name: 'All', made: '2026-06-05', since: null });
  return `${writer.begin()}${writer.add(address, HASH)}${writer.beforeFiles()}${writer.end()}`;
}

/** An archive of files, in memory; how many bytes of it were read is counted. */
function zipOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const all = Object.entries(files).map(([path, content]) => ({ path, content }));
  return sourceOf(zipped(all, '2026-06-05T10:00:00.000Z'));
}

function sourceOf(bytes: Uint8Array): ZipSource & { readonly bytes: Uint8Array } {
  return {
    bytes,
    size: bytes.length,
    bytesAt: async (at, length) => bytes.slice(at, at + length),
    inflate: inflateUpTo,
  };
}

async function runIn(zip: ZipSource) {
  const read = await readZippedRun(zip, MOST);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

describe('an earlier run in its archive', () => {
  test('has its manifest, and signatures with the pictures that lie beside them', async () => {
    const run = await runIn(zipOf(FILES));
    expect([...run.manifest.people]).toEqual([['ada@x.example', HASH]]);
    expect(await run.signatureOf('ada@x.example')).toEqual({
      document:
        '<body><img src="data:image/png;base64,iVBORw=="><img src="https://x.example/p/gone.png"></body>',
      text: 'Ada\n',
    });
  });

  test.each(['half@x.example', 'bo@x.example', '../google/signatures/bo@x.example', 'zoe'])(
    'has no signature of %s',
    async (name) => {
      expect(await (await runIn(zipOf(FILES))).signatureOf(name)).toBeNull();
    },
  );

  test('may be packed again, with the name of its folder before each path', async () => {
    const moved = Object.entries(FILES).map(([path, content]) => [`All/${path}`, content]);
    const others = { '__MACOSX/All/manifest.json': manifestOf('other@x.example') };
    const run = await runIn(zipOf({ ...others, ...Object.fromEntries(moved) }));
    expect([...run.manifest.people.keys()]).toEqual(['ada@x.example']);
    expect((await run.signatureOf('ada@x.example'))?.text).toBe('Ada\n');
  });

  test('is refused in a sentence where it has no manifest, or one that is none', async () => {
    const { 'manifest.json': _, ...without } = FILES;
    const none = 'This archive has no manifest.json of an earlier run.';
    expect(await readZippedRun(zipOf(without), MOST)).toEqual({ ok: false, problem: none });
    const other = { ...FILES, 'manifest.json': '{"name":"an app"}' };
    const wrong = 'This is not a manifest.json of an earlier run.';
    expect(await readZippedManifest(zipOf(other), MOST)).toEqual({ ok: false, problem: wrong });
    expect(await readZippedManifest(zipOf(FILES), 10)).toEqual({ ok: false, problem: wrong });
  });

  test('wherever it is cut or damaged, is refused or has fewer signatures, and throws nothing', async () => {
    const { bytes } = zipOf(FILES);
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      for (const source of [sourceOf(bytes.slice(0, at)), sourceOf(damaged)]) {
        const read = await readZippedRun(source, MOST);
        if (read.ok) await read.value.signatureOf('ada@x.example');
      }
    }
    expect(await isZip(zipOf(FILES))).toBe(true);
    expect(await isZip(sourceOf(strToU8('{"version":2}')))).toBe(false);
    expect(await isZip(sourceOf(new Uint8Array()))).toBe(false);
  });
});
