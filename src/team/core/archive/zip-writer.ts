import { strToU8 } from 'fflate';
import { noonOf } from '../../../export/packages';
import { crc32 } from '../../../base/crc32';
import { repeatable } from '../../../base/sequence';
import type { TeamFile } from '../packs/pack';
import { bytesOf } from '../kept/file-content';
import { packedPages } from '../kept/packed-pages';
import { textSet } from '../kept/text-set';
import { isSafePath } from './archive-path';
import { DEFLATER, type Deflater } from './deflater';
import { centralRecord, endRecords, localRecord, type ZipEntry } from './zip-records';

/** The bytes of an archive, which are made while somebody goes through them, once and in this order. */
export interface ZipWriter {
  /** Those of a file. Throws for a path that could lead out of the folder that is unpacked to, or that is there already. */
  readonly add: (file: TeamFile) => Iterable<Uint8Array>;
  /** Those of the directory; nothing can be added any more. */
  readonly end: () => Iterable<Uint8Array>;
}

/**
 * Writes a zip archive piece by piece: of each file only its entry of the directory is kept, some hundred bytes. Names are
 * UTF-8, files have noon of the day of `now`, scripts may be run. The same files give the same bytes. From 65,535 files or 4 GB
 * on it is a Zip64 archive.
 */
export function zipWriter(now: string, deflater: Deflater = DEFLATER): ZipWriter {
  const moment = noonOf(now);
  const paths = pathCheck();
  const directory = packedPages();
  let count = 0;
  let at = 0;
  return {
    *add({ path, content }) {
      paths.check(path);
      const { pieces, ...packed } = packedContent({ path, content }, deflater);
      const entry = { ...entryOf(path), ...packed, offset: at };
      count += 1;
      directory.add(centralRecord(entry, moment));
      const record = localRecord(entry, moment);
      at += record.length + packed.packedSize;
      yield record;
      yield* pieces;
    },
    *end() {
      let size = 0;
      for (const page of directory) {
        size += page.length;
        yield page;
      }
      yield endRecords({ count, size, offset: at });
    },
  };
}

/** Pictures are packed already: trying takes long and saves nothing. */
const PACKED = /\.(?:png|jpe?g|gif|webp)$/i;

interface PackedContent extends Pick<ZipEntry, 'isDeflated' | 'packedSize' | 'size' | 'crc'> {
  readonly pieces: Iterable<Uint8Array>;
}

function packedContent({ path, content }: TeamFile, deflater: Deflater): PackedContent {
  if (typeof content === 'string') return packedWhole(path, strToU8(content), deflater);
  if (content instanceof Uint8Array) return packedWhole(path, content, deflater);
  return packedPieces(content, deflater);
}

/** What does not become smaller is kept as it is. */
function packedWhole(path: string, whole: Uint8Array, deflater: Deflater): PackedContent {
  const deflated = PACKED.test(path) ? whole : deflater.whole(whole);
  const isDeflated = deflated.length < whole.length;
  const bytes = isDeflated ? deflated : whole;
  const packedSize = bytes.length;
  return { pieces: [bytes], isDeflated, packedSize, size: whole.length, crc: crc32(whole) };
}

/** A long text is packed twice, since its sizes stand before it: so it is never in the memory as a whole. */
function packedPieces(content: Iterable<string>, deflater: Deflater): PackedContent {
  let [packedSize, size, crc] = [0, 0, 0];
  const counted = function* (): Generator<Uint8Array> {
    for (const bytes of bytesOf(content)) {
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  };
  for (const piece of deflater.pieces(counted())) packedSize += piece.length;
  const pieces = repeatable(() => deflater.pieces(bytesOf(content)));
  return { pieces, isDeflated: true, packedSize, size, crc };
}

function entryOf(path: string): Pick<ZipEntry, 'name' | 'isAscii' | 'isExecutable'> {
  const name = strToU8(path);
  return {
    name,
    isAscii: name.length === path.length,
    isExecutable: /\.(?:sh|command)$/.test(path),
  };
}

/** Checks paths: two that differ in capitals alone are one on most computers. */
function pathCheck() {
  const seen = textSet();
  return {
    check: (path: string): void => {
      if (!isSafePath(path)) throw new RangeError(`An archive may not hold the path ${path}`);
      const folded = path.normalize('NFC').toLowerCase();
      if (!seen.add(folded)) throw new RangeError(`An archive holds ${path} already`);
    },
  };
}
