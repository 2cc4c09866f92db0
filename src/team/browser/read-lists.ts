import type { Result } from '../../base/result';
import type { ListEncoding } from '../core/list/encodings/encoding';
import { readList, type ReadList } from '../core/list/read-list';
import { withFixes } from '../core/list/list-fixes';
import type { People } from '../core/list/member';
import { readPeople } from '../core/list/read-people';
import { asArray, type ListProblem, type ListTable, type Mapping } from '../core/list/table';
import { decodeBytes } from './decode-bytes';

/** The people of a table, and what can be fixed in its cells. */
export function peopleOf(table: ListTable, mapping: Mapping): People {
  return withFixes(readPeople(table, mapping), table, mapping);
}

/** Reads what was pasted, or the bytes of a file, as a table, by the decoders of the platform. */
export function readSource(
  source: string | Uint8Array,
  encoding?: ListEncoding,
): Promise<Result<ReadList, ListProblem>> {
  return readList(source, { decodeBytes, encoding, keep: asArray });
}
