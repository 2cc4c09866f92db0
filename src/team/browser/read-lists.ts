import { ok, type Result } from '../../base/result';
import type { ReadList } from '../state/team-port';
import { decodeList } from '../core/list/decode-list';
import { readTable } from '../core/list/read-table';
import type { ListProblem } from '../core/list/table';

export { readPeople } from '../core/list/read-people';

/** Reads what was pasted, or the bytes of a file, as a table. */
export function readSource(source: string | Uint8Array): Result<ReadList, ListProblem> {
  const decoded =
    typeof source === 'string' ? { text: source, encoding: null } : decodeList(source);
  const table = readTable(decoded.text);
  return table.ok ? ok({ table: table.value, encoding: decoded.encoding }) : table;
}
