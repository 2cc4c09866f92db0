import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOfText } from '../../../../src/model/picture/fingerprint';
import {
  entryLine,
  manifestWriter,
  readManifest,
  type ArchiveManifest,
} from '../../../../src/team/core/archive/manifest';
import {
  manifestLines,
  readManifestPieces,
} from '../../../../src/team/core/archive/manifest-lines';
import { packedHashes, type PackedHashes } from '../../../../src/team/core/kept/hash-list';

interface Given {
  readonly name?: string;
  readonly since?: string | null;
  readonly people?: readonly string[];
  readonly files?: readonly string[];
  readonly inputs?: readonly string[];
}

function written({
  name = 'All',
  since = null,
  people = [],
  files = [],
  inputs = [],
}: Given): string {
  const writer = manifestWriter({ name, made: '2026-06-05', since });
  return [
    writer.begin(),
    ...people.map((address) => writer.add(address, digestOfText(address))),
    writer.beforeFiles(),
    ...files.map((path, index) => entryLine(path, digestOfText(path), index === 0)),
    ...(inputs.length === 0 ? [] : [writer.beforeInputs()]),
    ...inputs.map((address, at) => entryLine(address, digestOfText(`${address} 2`), at === 0)),
    writer.end(),
  ].join('');
}

function read(text: string, length = 7): ArchiveManifest | null {
  const lines = manifestLines({ files: packedHashes(), inputs: packedHashes() });
  for (let at = 0; at < text.length; at += length) lines.add(text.slice(at, at + length));
  return lines.end();
}

function inPieces(text: string, files: PackedHashes | null = null) {
  return readManifestPieces(
    Readable.from([Buffer.from(text)]),
    async () => null,
    files === null ? {} : { files },
  );
}

/** As plain data, to be compared. */
function shown(manifest: ArchiveManifest | null) {
  if (manifest === null) return null;
  const { people, files, inputs, ...head } = manifest;
  return { ...head, people: [...people], files: [...files], inputs: [...inputs] };
}

const PEOPLE = ['ann@x.example', 'zoë@müller.example', '"quoted \\ "@x.example', '__proto__'];
const FILES = ['signatures/ann@x.example.html', 'README.html', 'pictures/a "b" ü.png'];

describe('a manifest, line by line', () => {
  test.each<Given>([
    {},
    { people: PEOPLE },
    { files: FILES },
    { people: PEOPLE, files: FILES, since: '2026-05-01', name: 'A "b"\n  "people": {' },
    { people: PEOPLE, inputs: PEOPLE },
    { people: PEOPLE, files: FILES, inputs: PEOPLE.slice(2) },
  ])('reads what is written: %j', (given) => {
    const text = written(given);
    const whole = readManifest(text);
    expect(shown(read(text))).toEqual(whole.ok ? shown(whole.value) : whole.problem);
    expect(read(text)?.people.size).toBe(given.people?.length ?? 0);
  });

  test('keeps no files unless they are asked for, and their digest all the same', async () => {
    const text = written({ people: PEOPLE, files: FILES });
    const short = await inPieces(text);
    const long = await inPieces(text, packedHashes());
    if (!short.ok || !long.ok) throw new Error('Not read');
    expect([short.value.files.size, long.value.files.size]).toEqual([0, FILES.length]);
    expect(short.value.listing).toBe(long.value.listing);
    const turned = written({ people: PEOPLE, files: FILES.toReversed() });
    const other = await inPieces(turned);
    expect(other.ok && other.value.listing).not.toBe(long.value.listing);
  });

  test('reads any people and files', () => {
    const path = fc
      .string({ minLength: 1 })
      .map((part) => `signatures/${encodeURIComponent(part)}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'binary' })),
        fc.uniqueArray(path),
        fc.integer({ min: 1, max: 100 }),
        (people, files, length) => {
          const text = written({ people, files });
          const whole = readManifest(text);
          expect(shown(read(text, length))).toEqual(whole.ok ? shown(whole.value) : null);
        },
      ),
    );
  });

  const TEXT = written({ people: PEOPLE, files: FILES });

  test.each([
    ['nothing', ''],
    ['one that is cut', TEXT.slice(0, -4)],
    ['one with something behind it', `${TEXT}x`],
    ['one in a single line', JSON.stringify(JSON.parse(TEXT))],
    ['version 1', TEXT.replace('"version": 2', '"version": 1')],
    ['a later version', TEXT.replace('"version": 2', '"version": 3')],
    ['no day', TEXT.replace('2026-06-05', '2026-99-05')],
    ['a file that leads elsewhere', written({ files: ['../../x'] })],
    ['a file that is listed twice', written({ files: ['a', 'a'] })],
    ['a hash that is none', TEXT.replace(/[0-9a-f]{32}/, 'g'.repeat(32))],
    ['a line without an end', `{\n${'x'.repeat(50_000)}`],
    ['another file', 'a,b\n'.repeat(10_000)],
    ['inputs of a stranger', written({ people: PEOPLE, inputs: ['joe@x.example'] })],
    ['inputs that are listed twice', written({ people: ['a'], inputs: ['a', 'a'] })],
  ])('leaves to the reader of whole ones: %s', (_, text) => {
    expect(read(text, 1000)).toBeNull();
  });

  test.each([
    ['of a stranger', written({ people: ['ann@x.example'], inputs: ['joe@x.example'] })],
    [
      'that are no digests',
      written({ people: ['a'], inputs: ['a'] }).replace(/[0-9a-f]{32}(?="\n {2}}\n}\n$)/, 'x'),
    ],
  ])('leaves out inputs %s', (_, text) => {
    const whole = readManifest(text);
    expect(whole.ok && [whole.value.people.size, whole.value.inputs.size]).toEqual([1, 0]);
  });
});
