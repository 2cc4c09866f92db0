import { walk } from '../../../email/walk';
import { elementOrigin, type FindingReport } from '../../../model/findings/findings';
import type { Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/**
 * Leaves out pictures that have bytes but no address, for emails whose pictures are linked. Their place stays as it is:
 * taken out later, they would leave a hole that shrinks.
 */
export const leaveOutUnhosted: Pass<ItemForm> = {
  name: 'leaveOutUnhosted',
  run: (form, { options, findings }) => {
    if (options.images !== 'link') return form;
    const lost = new Set(form.items.filter(hasOwnBytes));
    findings.report(...[...lost].map(notHosted));
    return { ...form, items: form.items.map((item) => (lost.has(item) ? emptied(item) : item)) };
  },
  check: checkItems,
};

function hasOwnBytes({ cell }: Item): boolean {
  return walk(cell).some((node) => node.kind === 'image' && node.src.startsWith('data:'));
}

function notHosted({ id, label }: Item): FindingReport {
  return { rule: 'image-not-hosted', args: { label }, origin: [elementOrigin(id)] };
}

function emptied(item: Item): Item {
  const { padding: _padding, ...cell } = item.cell;
  return {
    ...item,
    flexX: 'none',
    flexY: 'none',
    intrinsicHeight: 0,
    cell: { ...cell, children: [] },
  };
}
