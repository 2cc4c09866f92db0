import { changed } from '../../base/changed';
import { withHeldEnd, withoutWidow } from '../../base/text';
import { joined, literal, textCell, type Block, type CellProps } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { WordRole } from '../../model/person/text-fields.data';
import { textsOf, type RoleText, type SignatureView } from '../view';

/** A text of the signature as a run. */
export function textRun({ role, text, origin }: RoleText, runFont?: Partial<Font>): TextNode {
  return literal(role === 'company' ? withHeldEnd(text) : text, {
    origin,
    ...(runFont === undefined ? {} : { font: runFont }),
  });
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

/** The personal quote in quotation marks; null when there is none. */
export function quoteCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  const runs = roleRuns(signature, ['quote']).flatMap((quote, index) => [
    literal(index === 0 ? '“' : '\n“'),
    changed(quote, { text: withoutWidow(quote.text) }),
    literal('”'),
  ]);
  return textCell(cellFont, runs, props);
}
