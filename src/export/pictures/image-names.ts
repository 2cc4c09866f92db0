import { digestOfBytes, digestOfText } from '../../model/picture/fingerprint';
import type { ImageType } from '../../model/picture/image-source';
import type { EmailImage } from '../types';

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

/** Where a picture is, once it is put online below an address. */
export function hostedAddress(host: string, image: Pick<EmailImage, 'id' | 'mime'>): string {
  return `${host.replace(/\/+$/, '')}/${imageFile(image)}`;
}

/**
 * The name of a picture that is put online, the same in all signatures: made of its bytes, or of the request for one that was
 * drawn, as each program encodes it in other bytes.
 */
export function hostedName(rasterId: string | undefined, bytes: Uint8Array): string {
  return rasterId === undefined ? digestOfBytes(bytes) : digestOfText(rasterId);
}
