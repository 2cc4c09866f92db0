import { memberFile, type MadeSignature } from '../member';

import type { TeamFile } from '../packs/pack';
import { wholeFile } from './whole-file';

/** The folder that holds everybody's signature. */
export const SIGNATURES = 'signatures';
/** The folder of what is to be put online. */
export const PICTURES = 'pictures';

/** The signature of one member as files: a document, and the plain text. */
export function signatureFiles(made: MadeSignature): readonly TeamFile[] {
  const path = `${SIGNATURES}/${memberFile(made.member)}`;
  return [
    { path: `${path}.html`, content: wholeFile(made) },
    { path: `${path}.txt`, content: `${made.text}\n` },
  ];
}

/** Gives the files of the pictures that signatures link to, each name once in a run; only names are kept. */
export function pictureFiles(): (made: Pick<MadeSignature, 'pictures'>) => readonly TeamFile[] {
  const given = new Set<string>();
  return ({ pictures }) =>
    pictures.flatMap(({ name, bytes }) => {
      if (given.has(name)) return [];
      given.add(name);
      return [{ path: `${PICTURES}/${name}`, content: bytes }];
    });
}
