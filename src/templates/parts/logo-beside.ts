import { cell, columns, type Block } from '../../email/builders';
import type { Hex } from '../../model/color/color';
import type { Logo } from '../view';
import { logoCell } from './pictures';

/**
 * The logo to stand beside others; null without one. A backing under it is a table of its own: as high as the logo and
 * not as the row, and its padding is not shared by the cells beside it.
 */
export function logoBeside(logo: Logo | null, backing?: Hex): Block {
  const block = logoCell(logo, backing);
  if (block?.background === undefined || block.width === undefined) return block;
  return cell({ width: block.width }, columns([block], 0, { width: 'content' }));
}
