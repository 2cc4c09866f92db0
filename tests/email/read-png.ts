import { crc32, inflateSync } from 'node:zlib';

export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
  readonly isSound: boolean;
}

/** The chunks of a PNG in order, each with the verdict on its checksum. */
export function readPngChunks(png: Buffer): readonly PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    const isSound =
      crc32(png.subarray(at + 4, at + 8 + length)) === png.readUInt32BE(at + 8 + length);
    chunks.push({ type, data, isSound });
    at += length + 12;
  }
  return chunks;
}

/** The unpacked rows of an indexed picture, each led by the number of its filter. */
export function inflateRows(chunks: readonly PngChunk[]): Buffer {
  return inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((c) => c.data)),
  );
}
