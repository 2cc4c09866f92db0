import { deflateSync, strToU8 } from 'fflate';
import { noonOf } from '../../../export/packages';
import { crc32 } from '../../../base/crc32';
import type { TeamFile } from '../packs/pack';
import { isSafePath } from './archive-path';
import { recordPages } from './record-pages';
import { centralRecord, endRecords, localRecord, type ZipEntry } from './zip-records';

/** Writes an archive while its files come. */
export interface ZipWriter {
  /** Throws for a path that could lead out of the folder that is unpacked to, or that is there already. */
  readonly add: (file: TeamFile) => void;
  /** Writes the directory; nothing can be added any more. */
  readonly end: () => void;
}

/**
 * Writes a zip archive piece by piece: of each file only its entry of the directory is kept, some hundred bytes. Names are
 * UTF-8, files have noon of the day of `now`, scripts may be run. The same files give the same bytes. From 65,535 files or 4 GB
 * on it is a Zip64 archive.
 */
export function zipWriter(now: string, onChunk: (bytes: Uint8Array) => void): ZipWriter {
  const moment = noonOf(now);
  const paths = pathCheck();
  const directory = recordPages();
  let count = 0;
  let at = 0;
  const write = (bytes: Uint8Array): void => {
    at += bytes.length;
    onChunk(bytes);
  };
  return {
    add: ({ path, content }) => {
      paths.check(path);
      const whole = typeof content === 'string' ? strToU8(content) : content;
      const { bytes, isDeflated } = packed(path, whole);
      const entry = { ...entryOf(path, whole), isDeflated, packedSize: bytes.length, offset: at };
      count += 1;
      directory.add(centralRecord(entry, moment));
      write(localRecord(entry, moment));
      write(bytes);
    },
    end: () => {
      const offset = at;
      for (const page of directory.all()) write(page);
      write(endRecords({ count, size: at - offset, offset }));
    },
  };
}

/** How much is tried to make a file small: what is beyond it costs far more time than it saves. */
const LEVEL = 6;

/** Pictures are packed already: trying takes long and saves nothing. */
const PACKED = /\.(?:png|jpe?g|gif|webp)$/i;

/** What does not become smaller is kept as it is. */
function packed(
  path: string,
  whole: Uint8Array,
): { readonly bytes: Uint8Array; readonly isDeflated: boolean } {
  if (PACKED.test(path)) return { bytes: whole, isDeflated: false };
  const deflated = deflateSync(whole, { level: LEVEL });
  const isDeflated = deflated.length < whole.length;
  return { bytes: isDeflated ? deflated : whole, isDeflated };
}

type Described = Pick<ZipEntry, 'name' | 'isAscii' | 'isExecutable' | 'crc' | 'size'>;

function entryOf(path: string, whole: Uint8Array): Described {
  const name = strToU8(path);
  return {
    name,
    isAscii: name.length === path.length,
    isExecutable: /\.(?:sh|command)$/.test(path),
    crc: crc32(whole),
    size: whole.length,
  };
}

/** Checks paths: two that differ in capitals alone are one on most computers. */
function pathCheck() {
  const seen = new Set<string>();
  return {
    check: (path: string): void => {
      if (!isSafePath(path)) throw new RangeError(`An archive may not hold the path ${path}`);
      const folded = path.normalize('NFC').toLowerCase();
      if (seen.has(folded)) throw new RangeError(`An archive holds ${path} already`);
      seen.add(folded);
    },
  };
}
