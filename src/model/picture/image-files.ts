import { IMAGE_TYPES, type ImageType } from './image-source';

const FILE_NAMES = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|svg|heic|heif|tiff?)$/i;

const SIGNATURES: Record<ImageType, string> = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
  'image/gif': 'GIF8',
};

/** The files of a paste or drop that are declared as pictures: by their type, or by their name where the type is blank. */
export function imageFilesFrom<F extends { readonly name: string; readonly type: string }>(
  transfer: { readonly files: ArrayLike<F> } | null,
): F[] {
  return Array.from(transfer?.files ?? []).filter(({ name, type }) =>
    type === '' ? FILE_NAMES.test(name) : type.startsWith('image/'),
  );
}

/** Brands of pictures as phones of Apple take them (ISO 23008-12, 10.2 and annex D). */
const HEIC_BRANDS = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Whether a file's first bytes are those of a HEIC picture, which few browsers can decode. */
export function isHeic(bytes: Uint8Array): boolean {
  return HEIC_BRANDS.test(String.fromCharCode(...bytes.subarray(4, 12)));
}

/** The type that a file's first bytes show, whatever its name; null for all but PNG, JPG and GIF. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return IMAGE_TYPES.find((type) => start.startsWith(SIGNATURES[type])) ?? null;
}
