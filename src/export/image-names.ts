import type { ImageType } from '../model/image-source';
import type { EmailImage } from './types';

/** How files of each kind of picture end. */
export const IMAGE_EXTENSIONS: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

/** The file that a picture is in, where pictures travel as files. */
export function imageFile({ id, mime }: Pick<EmailImage, 'id' | 'mime'>): string {
  return `${id}.${IMAGE_EXTENSIONS[mime]}`;
}

/** The content id of a picture, where pictures travel with the message: what `cid:` addresses name. */
export function imageCid({ id }: Pick<EmailImage, 'id'>): string {
  return `${id}@signet`;
}

/** The name of a picture that is put online: its content tells it, so the same picture has the same name in all signatures. */
export function hostedName(bytes: Uint8Array): string {
  return `${hashBytes(bytes, 0x811c9dc5)}${hashBytes(bytes, 0x9747b28c)}${bytes.length.toString(36)}`;
}

function hashBytes(bytes: Uint8Array, seed: number): string {
  let bits = seed;
  for (const byte of bytes) bits = Math.imul(bits ^ byte, 0x01000193);
  return (bits >>> 0).toString(36);
}
