import jsQR from 'jsqr';
import { inflateRows, readPngChunks } from '../email/read-png';

/** What is read from a code shown at its own size: a light page around it, one pixel for each px. */
export function readQr(src: string, side: number): string | null {
  const chunks = readPngChunks(Buffer.from(src.replace('data:image/png;base64,', ''), 'base64'));
  const own = chunks[0]?.data.readUInt32BE(0) ?? 0;
  const rows = inflateRows(chunks);
  const rowBytes = 1 + Math.ceil(own / 8);
  const step = own / side;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const column = x * step;
      const byte = rows[y * step * rowBytes + 1 + (column >> 3)] ?? 0;
      const value = (byte >> (7 - (column & 7))) & 1 ? 255 : 0;
      pixels.set([value, value, value, 255], (y * side + x) * 4);
    }
  }
  return jsQR(pixels, side, side)?.data ?? null;
}
