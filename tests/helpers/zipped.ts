import { joinedBytes } from '../../src/base/joined-bytes';
import type { TeamFile } from '../../src/team/core/packs/pack';
import { zipWriter } from '../../src/team/core/archive/zip-writer';

/** The bytes of an archive of files, in one piece; also in a browser. */
export function zipped(files: Iterable<TeamFile>, now: string): Uint8Array<ArrayBuffer> {
  const zip = zipWriter(now);
  const pieces: Uint8Array[] = [];
  for (const file of files) pieces.push(...zip.add(file));
  pieces.push(...zip.end());
  return joinedBytes(pieces);
}
