import { joined, literal, textCell, type Block, type CellProps } from '../../../email/builders';
import type { Font } from '../../../email/nodes';
import type { SignatureView } from '../../view';
import { field } from '../text';

type LineField = Parameters<typeof field>[1];

/** Several lines of fields in one cell; lines and fields that are blank leave nothing behind. Null when all are. */
export function fieldLines(
  signature: SignatureView,
  lines: readonly (readonly LineField[])[],
  separator: string,
  cellFont: Font,
  props: CellProps = {},
): Block {
  const filled = lines
    .map((ids) =>
      joined(
        ids.map((id) => field(signature, id)),
        literal(separator),
      ),
    )
    .filter((line) => line.length > 0);
  const runs = filled.flatMap((line, index) => (index === 0 ? line : [literal('\n'), ...line]));
  return textCell(cellFont, runs, props);
}

/** The company beside the title, or beside the department under it. */
export function roleLines({ department }: SignatureView): readonly (readonly LineField[])[] {
  return department === '' ? [['title', 'company']] : [['title'], ['department', 'company']];
}
