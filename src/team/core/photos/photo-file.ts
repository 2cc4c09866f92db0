import { encodeBase64 } from '../../../base/base64';
import { imageSourceAddress, IMAGE_TYPES } from '../../../model/picture/image-source';
import {
  hasTooManyPixels,
  readPicture,
  type ImageType,
} from '../../../model/picture/picture-bytes';

/** A file that may be a photo, wherever it lies. */
export interface PhotoFile {
  /** In bytes. */
  readonly size: number;
  /** Rejects where it is not there any more, or was changed. */
  readonly arrayBuffer: () => Promise<ArrayBuffer | Uint8Array>;
}

/** In bytes: a camera's photo is smaller. */
const LARGEST = 20 * 1024 * 1024;

/** Whether a file is a photo that emails show. What it is follows from its bytes, whatever its name. */
export async function isPhoto(file: PhotoFile): Promise<boolean> {
  return (await read(file)) !== null;
}

/** A photo as a data URL; null for a file that is none. */
export async function photoAddress(file: PhotoFile): Promise<string | null> {
  const photo = await read(file);
  if (photo === null) return null;
  const { type, bytes } = photo;
  return imageSourceAddress({ kind: 'data', type, base64: encodeBase64(bytes) });
}

async function read(
  file: PhotoFile,
): Promise<{ readonly type: ImageType; readonly bytes: Uint8Array } | null> {
  if (file.size > LARGEST) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = IMAGE_TYPES.find((each) => readPicture(bytes, each).isWhole);
  const natural = type === undefined ? null : readPicture(bytes, type).size;
  if (type === undefined || natural === null || hasTooManyPixels(natural)) return null;
  return { type, bytes };
}
