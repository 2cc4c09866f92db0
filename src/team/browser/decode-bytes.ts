import type { DecodeBytes } from '../core/list/encodings/decode-list';

/** Decodes bytes by what browsers and Node have for the encodings of the Encoding standard (WHATWG). */
export const decodeBytes: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return null;
  }
};
