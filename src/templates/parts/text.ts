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

/** The personal quote in quotation marks; null when there is none. */
export function quoteCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  const runs = roleRuns(signature, ['quote']).flatMap((quote, index) => [
    literal(index === 0 ? '“' : '\n“'),
    { ...quote, text: withoutWidow(quote.text) },
    literal('”'),
  ]);
  return textCell(cellFont, runs, props);
}

/** A longer last word fills enough of a line by itself. */
const LONGEST_WIDOW = 10;
/** Longer pairs would stand out at the side of a narrow column. */
const LONGEST_PAIR = 20;

/**
 * The text with a short last word held to the one before it, so that it is never alone in a line. One with digits may be
 * the end of a date or a number, and is left as it is.
 */
export function withoutWidow(text: string): string {
  const [, before = '', last = ''] = /(\S+) (\S+)$/u.exec(text) ?? [];
  const isShort = last.length <= LONGEST_WIDOW && before.length + last.length < LONGEST_PAIR;
  const isHeld = last.length > 0 && isShort && !/\p{N}/u.test(last);
  return isHeld ? `${text.slice(0, -last.length - 1)}\u00a0${last}` : text;
}
