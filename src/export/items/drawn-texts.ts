import type { DrawnText, TableNode } from '../../email/nodes';
import { textRuns } from '../checks/doc-parts';
import { backgroundsUnder } from './backgrounds-under';
import type { Item } from './item';
import type { ItemForm } from './item-form';

/** The texts of an item that becomes part of a picture, with all that they lie on in the scene; none where it is no text. */
export function drawnTexts(
  item: Item,
  { items, background }: Pick<ItemForm, 'items' | 'background'>,
): readonly DrawnText[] {
  const { kind, cell, ink } = item;
  if (kind !== 'text') return [];
  const table: TableNode = {
    kind: 'table',
    width: 'content',
    rows: [{ kind: 'row', cells: [cell] }],
  };
  const below = items.slice(0, Math.max(0, items.indexOf(item)));
  const backgrounds = backgroundsUnder(ink, below, background);
  return textRuns(table).map(({ text, font: { size, color, isBold }, origin }) => ({
    text,
    font: { size, color, ...(isBold && { weight: 700 }) },
    backgrounds,
    origin,
  }));
}
