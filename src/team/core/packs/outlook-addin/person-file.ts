import type { MadeSignature } from '../../member';
import type { TeamFile } from '../pack';
import { personName } from './names';
import type { AddinPlace } from './place';

/** What the script finds for an address. */
export interface PersonEntry {
  /** In lower case. */
  readonly address: string;
  readonly whole?: MadeSignature | undefined;
  /** The signatures of those who send from it besides, by their own addresses. */
  readonly owners?: ReadonlyMap<string, MadeSignature>;
}

/** The file of an address. In plain letters, so that it is the same in whatever encoding a server states. */
export function personFile(place: AddinPlace, { address, whole, owners }: PersonEntry): TeamFile {
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

function written({ html, text, reply }: MadeSignature) {
  return { html, text, ...(reply === undefined ? {} : { reply }) };
}
