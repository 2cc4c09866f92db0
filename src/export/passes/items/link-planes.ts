import type { CellNode, InlineNode } from '../../../email/nodes';
import { BLACK } from '../../../model/color/color';
import type { SafeHref } from '../../../model/links';
import { checkItems, type ItemForm } from '../../items/item-form';
import type { Item } from '../../items/item';
import type { Pass } from '../pass';

/**
 * Links what lies on a linked plane, where that has no link of its own: no client has a link around a table. An empty plane is
 * a link by itself. Classic Outlook opens that only where its one letter is.
 */
export const linkPlanes: Pass<ItemForm> = {
  name: 'linkPlanes',
  run: (form) => {
    const link = (item: Item, href: SafeHref | null): Item => {
      const { children, cell } = item;
      const own = cell.link?.href ?? href;
      if (own === null && children.length === 0) return item;
      if (children.length > 0)
        return { ...item, children: children.map((each) => link(each, own)) };
      if (cell.link === undefined)
        return own === null ? item : { ...item, cell: linked(cell, own) };
      return item;
    };
    const items = form.items.map((item) => link(item, null));
    return items.every((item, at) => item === form.items[at]) ? form : { ...form, items };
  },
  check: checkItems,
};

/** Words and pictures become links; of a plane that lies on another, all of it does. */
function linked(cell: CellNode, href: SafeHref): CellNode {
  if (cell.children.length === 0) return cell;
  const color = cell.font?.color ?? BLACK;
  const { origin = [] } = cell;
  const children = cell.children.map((child) =>
    child.kind === 'table' || child.kind === 'link' ? child : around(child),
  );
  return { ...cell, children };

  function around(child: Exclude<InlineNode, { readonly kind: 'link' }>): InlineNode {
    const label = child.kind === 'image' && child.alt !== '' ? { label: child.alt } : {};
    return { kind: 'link', href, color, underline: false, origin, ...label, children: [child] };
  }
}
