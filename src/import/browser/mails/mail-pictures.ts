import { type ImportedMail, pictureKey } from '../../core/mail';
import { MAIL_LIMITS } from '../../core/mail-problems';
import { pictureOfBytes } from '../../core/picture-of-bytes';
import { cleanText } from '../../../base/text';

/** What may be a picture, and the keys that HTML may find it by. */
export interface KeyedBytes {
  readonly keys: readonly string[];
  readonly bytes: Uint8Array;
}

/** The pictures among these, up to a hundred. Of two with one key the first has it; those without any are in their order. */
export function collectPictures(
  found: Iterable<KeyedBytes>,
): Pick<ImportedMail, 'pictures' | 'unnamed'> {
  const pictures = new Map<string, string>();
  const unnamed: string[] = [];
  let count = 0;
  for (const { keys, bytes } of found) {
    if (count >= MAIL_LIMITS.pictures) break;
    const picture = pictureOfBytes(bytes);
    if (picture === null) continue;
    count += 1;
    if (keys.length === 0) unnamed.push(picture);
    for (const key of keys) if (!pictures.has(key)) pictures.set(key, picture);
  }
  return { pictures: [...pictures], unnamed };
}

/** The keys of a file. HTML writes signs of its name encoded that end an address. */
export function fileKeys(path: string): readonly string[] {
  return keysOf(path.split(/[\\/]/).at(-1) ?? '');
}

/** The keys of a `Content-ID`, with its brackets or without. */
export function contentIdKeys(id: string): readonly string[] {
  return keysOf(id.trim().replace(/^<|>$/g, ''));
}

/**
 * The keys of a picture that is known by its address. Where it was folded, it has blanks that are none of it (RFC 2557, 4.4).
 */
export function addressKeys(address: string): readonly string[] {
  return distinct([address.trim(), address.replace(/\s+/g, '')].map(pictureKey));
}

/** As RFC 2392 writes what is no sign of addresses, and as most mail clients write it: as it is. */
function keysOf(name: string): readonly string[] {
  const clean = cleanText(name);
  return distinct([pictureKey(encodeURIComponent(clean)), pictureKey(clean)]);
}

function distinct(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].filter((key) => key !== '');
}
