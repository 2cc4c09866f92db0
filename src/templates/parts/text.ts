import { withoutWidow } from '../../base/text';
import { joined, literal, textCell, type Block, type CellProps } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { WordRole } from '../../model/person/text-fields.data';
import { textsOf, type RoleText, type SignatureView } from '../view';

/** A text of the signature as a run. */
export function textRun({ text, origin }: RoleText, runFont?: Partial<Font>): TextNode {
  return literal(text, { origin, ...(runFont === undefined ? {} : { font: runFont }) });
}

/** All texts of some roles as runs, in the order of these. */
export function roleRuns(
  signature: SignatureView,
  roles: readonly WordRole[],
  runFont?: Partial<Font>,
): readonly TextNode[] {
  return textsOf(signature, roles).map((text) => textRun(text, runFont));
}

/** The texts of a role in a cell of its own, each in a line; null when there are none. */
export function roleCell(
  signature: SignatureView,
  role: WordRole,
  cellFont: Font,
  props: CellProps = {},
): Block {
  return textCell(cellFont, joined(roleRuns(signature, [role]), literal('\n')), props);
}

/** The texts of several roles in one line; roles that are blank take their separator with them. */
export function roleLine(
  signature: SignatureView,
  roles: readonly WordRole[],
  separator: string,
  cellFont: Font,
  props: CellProps = {},
): Block {
  return textCell(cellFont, joined(roleRuns(signature, roles), literal(separator)), props);
}

/** Several lines of roles in one cell; lines and roles that are blank leave nothing behind. Null when all are. */
export function roleLines(
  signature: SignatureView,
  lines: readonly (readonly WordRole[])[],
  separator: string,
  cellFont: Font,
  props: CellProps = {},
): Block {
  const filled = lines
    .map((roles) => joined(roleRuns(signature, roles), literal(separator)))
    .filter((line) => line.length > 0);
  const runs = filled.flatMap((line, index) => (index === 0 ? line : [literal('\n'), ...line]));
  return textCell(cellFont, runs, props);
}

/** The personal quote in quotation marks; null when there is none. */
export function quoteCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  const runs = roleRuns(signature, ['quote']).flatMap((quote, index) => [
    literal(index === 0 ? '“' : '\n“'),
    { ...quote, text: withoutWidow(quote.text) },
    literal('”'),
  ]);
  return textCell(cellFont, runs, props);
}
