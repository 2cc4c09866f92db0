import type { Result } from '../../base/result';
import type { ListEncoding } from '../core/list/encodings/encoding';
import { readList, type ReadList } from '../core/list/read-list';
import { asArray, type ListProblem } from '../core/list/table';
import { decodeBytes } from './decode-bytes';

export { everybodyOf } from '../core/everybody';

/** Reads what was pasted, or the bytes of a file, as a table, by the decoders of the platform. */
export function readSource(
  source: string | Uint8Array,
  encoding?: ListEncoding,
): Promise<Result<ReadList, ListProblem>> {
  return readList(source, { decodeBytes, encoding, keep: asArray });
}
