import type { ListEncoding } from '../core/list/encodings/encoding';
import type { ListSource } from '../core/list/list-source';
import type { TeamPort } from '../state/team-port';
import { UNREAD_LIST } from './unread-list';

type ReadBytes = (
  source: string | Uint8Array,
  encoding?: ListEncoding,
) => ReturnType<TeamPort['readList']>;

/**
 * Reads lists, and keeps the bytes of each as long as its source is there, so that they can be read as something else. They
 * are no part of what is saved.
 */
export function listReaders(
  read: ReadBytes,
): Pick<TeamPort, 'readList' | 'readListAs' | 'canReadAgain'> {
  const kept = new WeakMap<ListSource, Uint8Array>();
  const readAndKeep: ReadBytes = async (source, encoding) => {
    const list = await read(source, encoding);
    if (list.ok && typeof source !== 'string') kept.set(list.value.source, source);
    return list;
  };
  return {
    readList: (source) => readAndKeep(source),
    canReadAgain: (source) => kept.has(source),
    readListAs: async (source, encoding) => {
      const bytes = kept.get(source);
      return bytes === undefined ? UNREAD_LIST : readAndKeep(bytes, encoding);
    },
  };
}
