import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../../src/base/base64';
import { parseImageSource } from '../../../src/model/picture/image-source';
import { compare } from '../cli/compare';
import type { NodeFile } from '../cli/node-side';

/* Archives of page and command line, compared file by file. */

/** The bytes of files, by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files of an archive, or those that Node has made. */
export async function filesOf(given: Blob | readonly NodeFile[]): Promise<Files> {
  if (given instanceof Blob) {
    return new Map(Object.entries(unzipSync(new Uint8Array(await given.arrayBuffer()))));
  }
  return new Map(given.map(([path, base64]) => [path, decodeBase64(base64) ?? new Uint8Array()]));
}

export function textOf(files: Files, path: string): string {
  return new TextDecoder().decode(files.get(path));
}

/** The mean difference over the ink, as for all that Node draws. */
const MOST = 0.005;

/**
 * Fails unless both have the same files, byte for byte, but for drawn pictures, which may differ by as much as encoders do, and
 * for the digests that only the command notes. Returns how many of the pictures there are.
 */
export async function picturesOfBoth(page: Files, command: Files): Promise<number> {
  expect([...command.keys()].toSorted()).toEqual([...page.keys()].toSorted());
  const pictures = [...page.keys()].filter((path) => path.startsWith('pictures/'));
  const others = [...page.keys()].filter((path) => !pictures.includes(path));
  expect(others.filter((path) => contentOf(page, path) !== contentOf(command, path))).toEqual([]);
  const unlike: string[] = [];
  for (const path of pictures) {
    const [one, other] = [page, command].map((files) => files.get(path) ?? new Uint8Array());
    const { mean } = await compare(rasterOf(path, one), rasterOf(path, other));
    if (mean > MOST) unlike.push(`${path}: ${mean}`);
  }
  expect(unlike).toEqual([]);
  return pictures.length;
}

/** The text of a file; of manifest.json without what the command alone notes for its next plan. */
function contentOf(files: Files, path: string): string {
  const text = textOf(files, path);
  if (path !== 'manifest.json') return text;
  const { inputs: _, ...shared } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(shared);
}

function rasterOf(path: string, bytes: Uint8Array = new Uint8Array()) {
  const type = path.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const base64 = encodeBase64(bytes);
  const source = parseImageSource(`data:${type};base64,${base64}`);
  if (!source.ok) throw new Error(`${path} is no picture`);
  return { type, base64 } as const;
}
