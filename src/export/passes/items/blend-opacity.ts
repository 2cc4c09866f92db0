import { mix, type Hex } from '../../../model/color/color';
import { elementOrigin } from '../../../model/findings/findings';
import { opacityOf } from '../../../scene/drawing/opacity';
import { isPicture } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import type { Box } from '../../geometry/box';
import { blendedAround, blendedCell } from '../../items/blended-cell';
import { imageOf, itemFinding, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import { plainColorBelow } from '../../items/plain-below';
import { shadowOf, withShadow } from '../../items/rasterize/shadow-room';
import type { Pass, PassContext } from '../pass';

/**
 * Mail clients have no opacity that one can rely on. Over one plain color, colors are mixed with it, which looks the same; over
 * anything else an element has to become part of a picture. Pictures have it in themselves: `cropPictures` has drawn it.
 */
export const blendOpacity: Pass<ItemForm> = {
  name: 'blendOpacity',
  run: (form, context) => {
    const faded = new Map(
      form.sources.flatMap(({ element }) =>
        opacityOf(element) < 1 ? [[element.id, element] as const] : [],
      ),
    );
    reportWhole(form, context);
    if (faded.size === 0) return form;
    const items: Item[] = [];
    // What lies below was blended before, so that its color is known.
    for (const item of form.items) {
      const element = faded.get(item.id);
      const blended = element === undefined ? item : blendOne(item, element, items, form, context);
      if (blended !== null) items.push(blended);
    }
    return { ...form, items };
  },
  check: checkItems,
};

/** What stays as it is, though its style has an opacity. */
function reportWhole({ sources, items }: ItemForm, { findings }: PassContext): void {
  for (const { element } of sources) {
    if (element.style.opacity === undefined || opacityOf(element) < 1) continue;
    const item = items.find(({ id }) => id === element.id);
    if (item !== undefined) findings.report(itemFinding('opacity-kept', item));
  }
}

/** An item without opacity, or to be drawn with it; null where nothing of it is seen. */
function blendOne(
  item: Item,
  element: SceneElement,
  below: readonly Item[],
  { background: page }: ItemForm,
  { findings }: PassContext,
): Item | null {
  const opacity = opacityOf(element);
  if (opacity === 0) {
    findings.report(itemFinding('opacity-none', item));
    return null;
  }
  const image = isPicture(element) ? imageOf(item) : null;
  if (image !== null && /^https?:/.test(image.src)) {
    findings.report(itemFinding('opacity-kept', item));
    return item;
  }
  if (image !== null && image.shadow === undefined) return item;
  const color = plainColorBelow(seenBox(item), below, page);
  if (color === null) return { ...item, opacity };
  if (image !== null) return { ...item, cell: blendedAround(item.cell, color, opacity) };
  report(item, color, opacity, findings);
  return { ...item, cell: blendedCell(item.cell, color, opacity) };
}

/** All that is inked, its shadow too. The upper and lower ends of a line are empty. */
function seenBox(item: Item): Box {
  const { kind, ink, cell } = item;
  const { font } = cell;
  if (kind !== 'text' || font === undefined || cell.background !== undefined) {
    return withShadow(ink, shadowOf(item));
  }
  const empty = Math.max(0, Math.floor((font.lineHeight - font.size) / 2));
  return { ...ink, y0: ink.y0 + empty, y1: ink.y1 - empty };
}

function report(
  { id, label, cell }: Item,
  below: Hex,
  opacity: number,
  findings: PassContext['findings'],
): void {
  const own = cell.background?.color ?? cell.font?.color;
  const origin = [elementOrigin(id)];
  if (own === undefined) {
    findings.report({ rule: 'opacity-mixed-icon', args: { label, below }, origin });
    return;
  }
  const args = { label, below, mixed: mix(below, own, opacity) };
  findings.report({ rule: 'opacity-mixed', args, origin });
}
