import { Deflate, deflateSync } from 'fflate';

/** Makes bytes shorter by deflate (RFC 1951), without anything around them. */
export interface Deflater {
  readonly whole: (bytes: Uint8Array) => Uint8Array;
  /** The same of bytes that come in pieces; they become one stream. */
  readonly pieces: (pieces: Iterable<Uint8Array>) => Iterable<Uint8Array>;
}

/** How much is tried to make bytes shorter: what is beyond it costs far more time than it saves. */
export const DEFLATE_LEVEL = 6;

/** Runs anywhere. */
export const DEFLATER: Deflater = {
  whole: (bytes) => deflateSync(bytes, { level: DEFLATE_LEVEL }),
  *pieces(pieces) {
    let packed: Uint8Array[] = [];
    const deflate = new Deflate({ level: DEFLATE_LEVEL }, (piece) => packed.push(piece));
    for (const bytes of pieces) {
      deflate.push(bytes);
      yield* packed;
      packed = [];
    }
    deflate.push(new Uint8Array(0), true);
    yield* packed;
  },
};
