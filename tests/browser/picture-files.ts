/** Files of pictures for tests, made in the browser. */

type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** A file drawn on a canvas. */
export async function drawnFile(
  width: number,
  height: number,
  type: 'image/png' | 'image/jpeg',
  paint: Paint,
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The test needs a canvas');
  paint(context);
  const blob = await canvas.convertToBlob({ type, quality: 0.95 });
  return new File([blob], `drawn.${type.slice(6)}`, { type });
}

/** Fills the left half red and the right half blue. */
export function redAndBlue(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = '#00f';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
}

/** The JPEG with an EXIF segment that states how the camera was held (1-8; 6: turn clockwise to see it upright). */
export async function withOrientation(jpeg: Blob, orientation: number): Promise<File> {
  // prettier-ignore
  const exif = Uint8Array.of(
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, // APP1, 34 bytes, 'Exif'
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, // big endian, directory at 8
    0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, // one entry: orientation, one short
    0, 0, 0, 0,
  );
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], 'held.jpg', { type: 'image/jpeg' });
}

/** A PNG of one bit to the pixel, all rows alike, however large. */
export async function stripedPng(
  width: number,
  height: number,
  isWhite: (x: number) => boolean,
): Promise<File> {
  const row = new Uint8Array(1 + Math.ceil(width / 8));
  for (let x = 0; x < width; x++) {
    const at = 1 + (x >> 3);
    if (isWhite(x)) row[at] = (row[at] ?? 0) | (0x80 >> (x & 7));
  }
  const rows = new Blob(Array.from({ length: height }, () => row));
  const packed = await new Response(
    rows.stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([1, 0, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('IDAT', new Uint8Array(packed)),
    pngChunk('IEND', new Uint8Array()),
  ];
  return new File(parts, 'striped.png', { type: 'image/png' });
}

/** A GIF of two frames of 2 x 2 px: all red, then all blue. */
export function redThenBlueGif(): File {
  // prettier-ignore
  const bytes = Uint8Array.of(
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 2, 0, 0x80, 0, 0, // GIF89a, 2 x 2, two colors
    255, 0, 0, 0, 0, 255,
    0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0, // for ever
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x04, 0x08, 0x14, 0,
    0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x4c, 0x98, 0x14, 0,
    0x3b,
  );
  return new File([bytes], 'blinking.gif', { type: 'image/gif' });
}

export function textFile(text: string, name: string, type: string): File {
  return new File([text], name, { type });
}

/** A decoded picture whose pixels can be read. */
export async function readPicture(dataUrl: string): Promise<{
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Rgba;
}> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The test needs a canvas');
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number): Rgba => {
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(x, y, 1, 1).data;
    return { r, g, b, a };
  };
  return { type: dataUrl.slice(5, dataUrl.indexOf(';')), width, height, at };
}

function pngChunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
