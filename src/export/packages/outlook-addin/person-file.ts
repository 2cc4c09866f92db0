import type { AddinFile } from './addin-file';
import { personName } from './names';
import type { AddinPlace } from './place';

/** A signature as the script puts it into a message. */
export interface AddinSignature {
  readonly html: string;
  readonly text: string;
  /** The short one of replies; the whole one stands there where it is not given. */
  readonly reply?: string;
}

/** What the script finds for an address. */
export interface PersonEntry {
  /** In lower case. */
  readonly address: string;
  readonly whole?: AddinSignature | undefined;
  /** The signatures of those who send from it besides, by their own addresses. */
  readonly owners?: ReadonlyMap<string, AddinSignature>;
}

/** The file of an address. In plain letters, so that it is the same in whatever encoding a server states. */
export function personFile(place: AddinPlace, { address, whole, owners }: PersonEntry): AddinFile {
  const entry = {
    ...(whole === undefined ? {} : written(whole)),
    ...(owners === undefined || owners.size === 0
      ? {}
      : {
          owners: Object.fromEntries(
            Array.from(owners, ([owner, made]) => [personName(place, owner), written(made)]),
          ),
        }),
  };
  const content = JSON.stringify(entry).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { path: `people/${personName(place, address)}.json`, content };
}

function written({ html, text, reply }: AddinSignature): AddinSignature {
  return { html, text, ...(reply === undefined ? {} : { reply }) };
}
