import { ok, type Result } from '../../model/result';
import type { ReadList } from '../../store/team/team-port';
import { decodeList } from '../../team/list/decode-list';
import { readTable } from '../../team/list/read-table';
import type { ListProblem } from '../../team/list/table';

export { readPeople } from '../../team/list/read-people';

/** Reads what was pasted, or the bytes of a file, as a table. */
export function readSource(source: string | Uint8Array): Result<ReadList, ListProblem> {
  const decoded =
    typeof source === 'string' ? { text: source, encoding: null } : decodeList(source);
  const table = readTable(decoded.text);
  return table.ok ? ok({ table: table.value, encoding: decoded.encoding }) : table;
}
