import { encodeBase64 } from '../../base/base64';
import { imageTypeOf } from '../../model/picture/image-files';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';

/** The picture that these bytes are, as a `data:` address, whatever type was given; null for all but whole PNG, JPG and GIF. */
export function pictureOfBytes(bytes: Uint8Array): string | null {
  const type = imageTypeOf(bytes);
  if (type === null) return null;
  const source = parseImageSource(`data:${type};base64,${encodeBase64(bytes)}`);
  return source.ok ? imageSourceAddress(source.value) : null;
}
