import { constants, deflateRawSync } from 'node:zlib';
import { DEFLATE_LEVEL, type Deflater } from '../../team/core/archive/deflater';

/**
 * Node's own deflate, in less than half of the time. Its bytes are others than those of the page; what is unpacked is the same.
 * Node packs no stream without waiting, so each piece is packed by itself, up to a whole byte.
 */
export const NATIVE_DEFLATER: Deflater = {
  whole: (bytes) => deflateRawSync(bytes, sizedFor(bytes.length)),
  *pieces(pieces) {
    for (const bytes of pieces) {
      yield deflateRawSync(bytes, {
        level: DEFLATE_LEVEL,
        finishFlush: constants.Z_FULL_FLUSH,
      });
    }
    yield deflateRawSync(new Uint8Array(0));
  },
};

/** The window is no wider than the bytes and what zlib looks ahead: setting one up takes longer than packing a small file. */
function sizedFor(length: number) {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(length + LOOKAHEAD))));
  const memLevel = windowBits < 15 ? 6 : constants.Z_DEFAULT_MEMLEVEL;
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, Math.min(length, constants.Z_DEFAULT_CHUNK));
  return { level: DEFLATE_LEVEL, windowBits, memLevel, chunkSize };
}

/** In bytes. */
const LOOKAHEAD = 262;
