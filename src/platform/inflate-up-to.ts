import { Inflate } from 'fflate';
import { joinedBytes } from '../base/joined-bytes';

/** In bytes: each unpacks to a thousand times as many at most. */
const PIECE = 4096;

/** What packed bytes (RFC 1951) unpack to; null for what is damaged or more than `most` bytes, of which no more is unpacked. */
export function inflateUpTo(packed: Uint8Array, most: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    length += piece.length;
    if (length <= most) pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) {
      if (length > most) return null;
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch {
    return null;
  }
  return length <= most ? joinedBytes(pieces) : null;
}
