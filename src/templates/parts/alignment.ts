import { changed } from '../../base/changed';
import type { Block } from '../../email/builders';
import type { Align, Padding, TableNode } from '../../email/nodes';
import type { Look } from '../template';

/** The side at which a line of text ends. */
export function endOf({ direction }: Look): Align {
  return direction === 'rtl' ? 'left' : 'right';
}

/** The side at which a line of text begins. */
export function startOf({ direction }: Look): Align {
  return direction === 'rtl' ? 'right' : 'left';
}

/** `end` px of padding where lines end, `bottom` px below and `top` above: the distance of columns that wrap. */
export function endPadding({ direction }: Look, end: number, bottom: number, top = 0): Padding {
  return direction === 'rtl' ? [top, 0, bottom, end] : [top, end, bottom, 0];
}

/** `start` px of padding where lines begin, and `top` above. */
export function startPadding({ direction }: Look, start: number, top = 0): Padding {
  return direction === 'rtl' ? [top, start, 0, 0] : [top, 0, 0, start];
}

/** The block with its text in the middle. */
export function centered(block: Block): Block {
  return block && changed(block, { align: 'center' });
}

/** The block with its text where lines begin, whatever surrounds it. */
export function atStart(block: Block, look: Look): Block {
  return block && changed(block, { align: startOf(look) });
}

/** A table narrower than its row, in the middle of it. */
export function centeredTable(table: TableNode | null): TableNode | null {
  return table && changed(table, { align: 'center' });
}

/** The block halfway between top and bottom of its row. */
export function middle(block: Block): Block {
  return block && changed(block, { verticalAlign: 'middle' });
}
