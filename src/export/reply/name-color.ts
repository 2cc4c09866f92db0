import type { TableNode } from '../../email/nodes';
import { contrast, WHITE, type Hex } from '../../model/color/color';
import { textRuns } from '../checks/doc-parts';

/** What WCAG AA asks of text. */
const LEAST = 4.5;

/**
 * The color in which a reply, on white, says the name: that of the name in the signature where white shows it, else the color that
 * the name lies on there. Not there where nothing says the name, or neither color can be read.
 */
export function nameColor(doc: TableNode): Hex | undefined {
  const name = textRuns(doc).find(({ origin }) =>
    origin.some((from) => from.kind === 'field' && from.field === 'fullName'),
  );
  if (name === undefined) return undefined;
  return [name.font.color, ...name.backgrounds].find((color) => contrast(color, WHITE) >= LEAST);
}
