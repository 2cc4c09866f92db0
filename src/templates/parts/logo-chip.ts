import { changed } from '../../base/changed';
import { cell, columns, type Block } from '../../email/builders';
import type { Borders, Background } from '../../email/nodes';
import { horizontalInset } from '../../email/widths';
import type { Logo } from '../view';
import { logoCell } from './pictures';

export interface ChipStyle {
  /** What it is made of, unless the visitor chose a color for their logo. */
  readonly background: Background;
  readonly radius?: number;
  /** How far it reaches beyond the logo, in px. */
  readonly inset?: number;
  readonly borders?: Borders;
}

/** The logo on a chip of its own, for templates with a strong background; null without a logo. */
export function chipCell(
  logo: Logo | null,
  { background, radius, borders, inset }: ChipStyle,
): Block {
  const edges = horizontalInset(borders === undefined ? {} : { borders });
  const backing = logoCell(logo, background.color, inset);
  if (backing?.width === undefined) return null;
  const isOwn = backing.background?.color !== background.color;
  return changed(backing, {
    width: backing.width + edges,
    ...(isOwn ? {} : { background }),
    ...(radius === undefined ? {} : { radius }),
    ...(borders === undefined ? {} : { borders }),
  });
}

/** The same to stand beside others: a table of its own, which no row stretches. */
export function logoChip(logo: Logo | null, style: ChipStyle): Block {
  const chip = chipCell(logo, style);
  if (chip?.width === undefined) return null;
  return cell({ width: chip.width }, columns([chip], 0, { width: 'content' }));
}
