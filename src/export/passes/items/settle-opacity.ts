import type { Hex } from '../../../model/color/color';
import { mapChanged } from '../../../base/map-changed';
import { meanColor } from '../../../email/gradients';
import { overlap } from '../../geometry/box';
import { blendedCell } from '../../items/blended-cell';
import { itemFinding, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** What was to be drawn with its opacity and is not, as in emails with linked pictures: it is mixed with the color below its middle. */
export const settleOpacity: Pass<ItemForm> = {
  name: 'settleOpacity',
  run: (form, { findings }) => {
    const items = mapChanged(form.items, (item) => {
      const { opacity, ...rest } = item;
      if (opacity === undefined) return item;
      findings.report(itemFinding('opacity-roughly', item));
      return { ...rest, cell: blendedCell(item.cell, colorBelow(item, form), opacity) };
    });
    return items === form.items ? form : { ...form, items };
  },
  check: checkItems,
};

/** The color of the topmost plane below the middle of an item, else that of the page. */
function colorBelow(item: Item, { items, background: page }: ItemForm): Hex {
  const { x0, y0, x1, y1 } = item.box;
  const [x, y] = [Math.floor((x0 + x1) / 2), Math.floor((y0 + y1) / 2)];
  const middle = { x0: x, y0: y, x1: x + 1, y1: y + 1 };
  const below = items.slice(0, items.indexOf(item));
  const plane = below.findLast(
    ({ box, cell }) => cell.background !== undefined && overlap(box, middle),
  );
  const { color, gradient } = plane?.cell.background ?? { color: page };
  return gradient === undefined ? color : meanColor(gradient);
}
