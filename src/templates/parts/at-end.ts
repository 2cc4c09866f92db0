import { beside, spacer, type Block } from '../../email/builders';
import type { Align } from '../../email/nodes';
import type { Look } from '../template';

/** The block at the end of the line; null without one. */
export function atEnd(block: Block): Block {
  return block && beside(0, [spacer({}), block]);
}

/** The side at which a line of text begins. */
export function startOf({ direction }: Look): Align {
  return direction === 'rtl' ? 'right' : 'left';
}
