/**
 * How the camera was held, 1 to 8, as the EXIF segment of a JPEG tells (EXIF 2.32, 4.6.4, tag 0x0112): 1 is upright, and what there
 * is without one.
 */
export function orientationOf(jpeg: Uint8Array): number {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const marker = view.getUint8(at + 1);
      if (marker === 0xda) return 1;
      if (marker === 0xe1 && view.getUint32(at + 4) === EXIF) return readDirectory(view, at + 10);
    }
  } catch {
    // The file ends within what it promises: nothing is told.
  }
  return 1;
}

/** The letters 'Exif'. */
const EXIF = 0x45786966;
const ORIENTATION = 0x0112;
const LITTLE_ENDIAN = 0x4949;

function readDirectory(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === LITTLE_ENDIAN;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
