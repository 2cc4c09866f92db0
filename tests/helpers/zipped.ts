import type { TeamFile } from '../../src/team/core/packs/pack';
import { zipWriter } from '../../src/team/core/archive/zip-writer';

/** The bytes of an archive of files, in one piece; also in a browser. */
export function zipped(files: Iterable<TeamFile>, now: string): Uint8Array<ArrayBuffer> {
  const zip = zipWriter(now);
  const pieces: Uint8Array[] = [];
  for (const file of files) pieces.push(...zip.add(file));
  pieces.push(...zip.end());
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
