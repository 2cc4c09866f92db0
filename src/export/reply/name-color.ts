import type { TableNode } from '../../email/nodes';
import { contrast, WHITE, type Hex } from '../../model/color/color';
import { textRuns } from '../checks/doc-parts';

/** The contrast that WCAG AA requires of text. */
const LEAST = 4.5;

/**
 * The color of the name in a reply, on white: that of the name in the signature where it can be read on white, else the color
 * that the name lies on there. Undefined where the signature shows no name, or neither color can be read.
 */
export function nameColor(doc: TableNode): Hex | undefined {
  const name = textRuns(doc).find(({ origin }) =>
    origin.some((from) => from.kind === 'field' && from.field === 'fullName'),
  );
  if (name === undefined) return undefined;
  return [name.font.color, ...name.backgrounds].find((color) => contrast(color, WHITE) >= LEAST);
}
