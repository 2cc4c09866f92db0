import { beside, spacer, type Block } from '../../email/builders';

/** The block at the end of the line; null without one. */
export function atEnd(block: Block): Block {
  return block && beside(0, [spacer({}), block]);
}
