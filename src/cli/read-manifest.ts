import { createReadStream } from 'node:fs';
import { readManifest, type ArchiveManifest } from '../team/core/archive/manifest';
import { manifestLines } from '../team/core/archive/manifest-lines';
import { fail, ok, type Result } from '../base/result';

/**
 * Reads a manifest out of a stream of its bytes. `open` is called a second time for one that another program has written, which
 * is read as a whole. Rejects where the stream fails; the problem of what is no manifest is a sentence.
 */
export async function readManifestStream(
  open: () => AsyncIterable<Uint8Array>,
): Promise<Result<ArchiveManifest, string>> {
  const lines = manifestLines();
  for await (const piece of textOf(open())) lines.add(piece);
  const read = lines.end();
  if (read !== null) return ok(read);
  let text = '';
  for await (const piece of textOf(open())) {
    text += piece;
    if (text.length > LONGEST) return fail('This manifest.json is too large.');
  }
  return readManifest(text);
}

/** The same out of a file. */
export function readManifestFile(path: string): Promise<Result<ArchiveManifest, string>> {
  return readManifestStream(() => createReadStream(path));
}

/** In characters: the manifest of two million people. */
const LONGEST = 2 ** 28;

async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
