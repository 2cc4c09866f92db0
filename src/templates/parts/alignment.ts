import type { Align } from '../../email/nodes';
import type { Look } from '../template';

/** The side at which a line of text ends. */
export function endOf({ direction }: Look): Align {
  return direction === 'rtl' ? 'left' : 'right';
}
