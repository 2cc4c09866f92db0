import type { Border, Borders } from '../../email/nodes';
import type { Hex } from '../../model/color/color';

/** The same line on all four sides. */
export function frame(color: Hex, width = 1, style: Border['style'] = 'solid'): Borders {
  const line: Border = { width, color, style };
  return { top: line, right: line, bottom: line, left: line };
}
