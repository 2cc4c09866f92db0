import { hashes } from '../../../model/picture/fingerprint';
import { digestTable } from './digest-table';

/** Numbers of 32 bits that are kept of each text. */
const NUMBERS = 4;

/**
 * Texts of which 16 bytes each are kept, however long they are. Two texts are taken for one where their digests are the same,
 * which does not happen among millions of them.
 */
export interface TextSet {
  readonly has: (text: string) => boolean;
  /** Adds a text. Returns whether it is new. */
  readonly add: (text: string) => boolean;
}

export function textSet(texts: Iterable<string> = []): TextSet {
  const table = digestTable(NUMBERS);
  const add = (text: string): boolean => {
    const digest = hashes(text, NUMBERS);
    const isNew = table.find(digest) === -1;
    if (isNew) table.add(digest);
    return isNew;
  };
  for (const text of texts) add(text);
  return { has: (text) => table.find(hashes(text, NUMBERS)) !== -1, add };
}
