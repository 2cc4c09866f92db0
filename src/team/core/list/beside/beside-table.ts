import { encodingLabel } from '../encodings/encoding';
import { GUESSED_NOTE } from '../list-source';
import type { ReadList } from '../read-list';
import type { Sequence } from '../../../../base/sequence';
import type { ListTable, TableRow } from '../table';

/**
 * A list that stands beside that of people, as it was read. That its encoding was guessed is a problem of it: where it is wrong,
 * names and titles of signatures are.
 */
export function besideTable<Rows extends Sequence<TableRow>>({
  table,
  source,
}: ReadList<Rows>): ListTable<Rows> {
  const { encoding, isGuessed, sample } = source;
  if (!isGuessed || encoding === null) return table;
  const example = sample === '' ? '' : `: ${sample}`;
  const message = `read as ${encodingLabel(encoding)}${example}. ${GUESSED_NOTE}`;
  return { ...table, problems: [{ line: 0, column: null, message }, ...table.problems] };
}
