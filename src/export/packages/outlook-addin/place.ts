import { websiteHref } from '../../../model/person/web/web-address';

/** Where a company puts the files of its add-in, and the key by which files of people are named. */
export interface AddinPlace {
  /** The address of the folder, with a slash at its end. */
  readonly folder: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly host: string;
  /** 32 hexadecimal digits. */
  readonly key: string;
}

/** Why a text is not the place of an add-in. */
export type PlaceProblem = 'none' | 'no-address' | 'no-key';

/**
 * Reads the place of an add-in, `https://signatures.example.com/outlook?key=…`. Address and key are one text, so that who keeps
 * the one has the other. Everything is taken but an address without encryption: Office loads none.
 */
export function readPlace(text: string): AddinPlace | PlaceProblem {
  if (text.trim() === '') return 'none';
  const href = websiteHref(text);
  const [, origin, host, path = '', query = ''] = ADDRESS.exec(href ?? '') ?? [];
  if (origin === undefined || host === undefined) return 'no-address';
  const key = KEY.exec(query)?.[1]?.toLowerCase();
  if (key === undefined) return 'no-key';
  return { folder: `${origin}${path.replace(/\/*$/, '')}/`, origin, host, key };
}

/** The address with a key of its own, for one that has none. */
export function withKey(text: string, key: string): string {
  const address = text.trim().replace(/[?#].*$/s, '');
  return `${address}?key=${key}`;
}

/** The address of one of the files, as manifests have it: the script finds its key there. */
export function addressWithKey({ folder, key }: AddinPlace, file: string): string {
  return `${folder}${file}?key=${key}`;
}

/** Where the pictures of one person's signature lie, below the place. */
export const PICTURE_FOLDER = 'pictures';

const ADDRESS = /^(https:\/\/([^/?#]+))([^?#]*)(\?[^#]*)?/;
const KEY = /[?&]key=([0-9a-f]{32})(?:&|$)/i;
