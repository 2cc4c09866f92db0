import { present, row, table, type Block } from '../../email/builders';
import { foldGaps } from '../../email/rewrite/fold-gaps';
import type { SpacerNode, TableNode } from '../../email/nodes';
import { isolate } from '../../email/rewrite/isolate';
import { setDirection } from '../../email/rewrite/set-direction';
import { markSyllables } from '../../email/rewrite/syllables';
import { simplify } from '../../email/rewrite/simplify';
import { fillWidths, withoutOwnWidths } from '../../email/widths';
import type { Look, Template } from '../template';

/** The outermost table of a template: as wide as the template may be, narrower where the screen is. */
export function signatureRoot(
  { maxWidth }: Pick<Template, 'maxWidth'>,
  { direction, lang }: Pick<Look, 'direction' | 'lang'>,
  blocks: readonly (Block | SpacerNode)[],
): TableNode {
  const rows = present(blocks).map((block) => row(block));
  const root = table(rows, { width: maxWidth, fluid: true, lang, dir: direction });
  const isolated = foldGaps(isolate(root, direction), direction);
  const sized = withoutOwnWidths(fillWidths(markSyllables(simplify(isolated)), maxWidth));
  return setDirection(sized, direction);
}
