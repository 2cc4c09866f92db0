import { decodeBase64, encodeBase64 } from '../../src/base/base64';

/* Small pictures as data URLs. All can be decoded but those of `resized`. */

/** Of 2 x 1 px: red and blue. */
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==';

/** Of 4 x 2 px: red and blue. */
export const JPEG =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAgMz/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQX/xAAbEQABBAMAAAAAAAAAAAAAAAAAAQIzcQMEsf/aAAwDAQACEQMRAD8Ai36yAXteFlJwM8rrU//Z';

/** Of 2 x 2 px: red. */
export const GIF =
  'data:image/gif;base64,R0lGODlhAgACAIAAAP8AAAAA/yH5BAABAAAALAAAAAACAAIAAAIDBAgUADs=';

/** What a picture's file holds. */
export function bytesOf(dataUrl: string): Uint8Array {
  return decodeBase64(dataUrl.slice(dataUrl.indexOf(',') + 1)) ?? new Uint8Array();
}

/** Bytes as a data URL of the same kind of picture. */
export function urlOf(bytes: Uint8Array, like: string): string {
  return like.slice(0, like.indexOf(',') + 1) + encodeBase64(bytes);
}

/** The picture with another size in its header: a whole file that has too few pixels or too many. */
export function resized(dataUrl: string, width: number, height: number): string {
  const bytes = bytesOf(dataUrl);
  const view = new DataView(bytes.buffer);
  if (dataUrl.startsWith('data:image/png')) {
    view.setUint32(16, width);
    view.setUint32(20, height);
  } else if (dataUrl.startsWith('data:image/gif')) {
    view.setUint16(6, width, true);
    view.setUint16(8, height, true);
  } else {
    const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
    view.setUint16(frame + 5, height);
    view.setUint16(frame + 7, width);
  }
  return urlOf(bytes, dataUrl);
}

/** A whole picture, as long as is wanted: what follows its end is its own. */
export function pictureOf(bytes: number): string {
  const start = bytesOf(PNG);
  const whole = new Uint8Array(Math.max(bytes, start.length)).fill(65);
  whole.set(start);
  return urlOf(whole, PNG);
}
