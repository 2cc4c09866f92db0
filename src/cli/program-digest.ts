import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import type { InputDigest } from '../team/core/member-input';

/**
 * What this program is: the files of its folder, and what it runs on that could change a signature: Node with its own tables of
 * languages, the language of the computer, and the canvas, if that loads.
 */
export async function programDigest(folder: string): Promise<string> {
  const digest = createHash('sha256');
  const { version, versions, platform, arch } = process;
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  digest.update(JSON.stringify([version, versions, platform, arch, locale, await canvasVersion()]));
  for (const name of (await filesIn(folder)).toSorted()) {
    digest.update(`\n${name}\n`);
    await addFile(digest, join(folder, name));
  }
  return digest.digest('hex');
}

/** Digests of inputs by this program. */
export function inputDigest(program: string): InputDigest {
  return (text) =>
    createHash('sha256').update(`${program}\n${text}`).digest('hex').slice(0, DIGITS);
}

/** As many as the hashes of a manifest have. */
const DIGITS = 32;

async function canvasVersion(): Promise<string | null> {
  const name = '@napi-rs/canvas';
  try {
    await import('@napi-rs/canvas');
    const { version } = createRequire(import.meta.url)(`${name}/package.json`) as {
      readonly version: string;
    };
    return version;
  } catch {
    return null;
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}

async function addFile(digest: Hash, path: string): Promise<void> {
  await pipeline(createReadStream(path), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) digest.update(piece);
  });
}
