import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import juice from 'juice';
import { childrenOf, type CellNode, type EmailNode } from '../../src/email/nodes';
import type { Box } from '../../src/export/geometry/box';
import { sceneContext } from '../../src/export/compose/compose-scene';
import type { Form } from '../../src/export/forms';
import type { HtmlForm } from '../../src/export/document-form';
import type { Item } from '../../src/export/items/item';
import type { ItemForm } from '../../src/export/items/item-form';
import { lower } from '../../src/export/passes/design/lower';
import type { Pipeline } from '../../src/export/passes/pass';
import { finishing, OVERLAPS, REGIONS } from '../../src/export/pipeline';
import { regionsIn, type Region, type RegionForm } from '../../src/export/regions/region';
import type { ExportOptions } from '../../src/export/types';
import type { Finding } from '../../src/model/findings/findings';
import type { Design } from '../../src/scene/scene';

/* What tests of the passes share: forms out of a design, forms made by hand, and a layout as one line of text. */

/** What is known of a scene without a person. */
export function contextOf(options: ExportOptions = {}) {
  return sceneContext({ person: BLANK_SIGNATURE }, options);
}

export function itemsOfDesign(design: Design): readonly Item[] {
  return lower.run(design, sceneContext(design)).items;
}

/** Items on a page, of which no element is known. */
export function formOf(items: readonly Item[], page: Box): ItemForm {
  return {
    kind: 'items',
    page,
    frameWidth: page.x1,
    background: '#ffffff',
    language: 'en',
    direction: 'ltr',
    items,
    sources: [],
    requests: [],
  };
}

/** Regions, with what the passes found on the way to them. */
interface RegionsMade {
  readonly root: Region;
  readonly form: RegionForm;
  readonly findings: readonly Finding[];
}

/** Items as regions of a page, as a pass leaves them: what stands behind it in the pipeline makes no difference. */
export function regionsAfter(pass: string, items: readonly Item[], page: Box): RegionsMade {
  const context = contextOf();
  const made: RegionsMade[] = [];
  OVERLAPS.join(REGIONS).run(formOf(items, page), context, ({ pass: name, form }) => {
    if (name !== pass || !('kind' in form) || form.kind !== 'regions') return;
    made.push({ root: form.root, form, findings: context.findings.all() });
  });
  const [only] = made;
  if (only === undefined) throw new Error(`No regions after ${pass}`);
  return only;
}

/** Items as regions of a page, with what the passes found on the way. */
export function regionsOf(items: readonly Item[], page: Box): RegionsMade {
  const context = contextOf();
  const form = OVERLAPS.join(REGIONS).run(formOf(items, page), context);
  return { root: form.root, form, findings: context.findings.all() };
}

/** The form that the scene of items takes through a pipeline. */
export function runPipeline<To extends Form>(
  pipeline: Pipeline<ItemForm, To, ReturnType<typeof contextOf>>,
  items: readonly Item[],
  page: Box,
): To {
  return pipeline.run(formOf(items, page), contextOf());
}

/** Printed HTML after the passes that finish it. */
export function finishHtml(printed: string): string {
  return finishing(juice).run(htmlForm(printed), contextOf()).html;
}

/** A form that holds no more than its HTML. */
export function htmlForm(printed: string): HtmlForm {
  const doc = { kind: 'table', width: 'full', rows: [] } as const;
  return { kind: 'html', doc, images: [], requests: [], printed, html: printed, text: '' };
}

/** Hand-made items: a letter each, its box as [x, y, width, height]; upper case for planes, lower case for texts. */
export function itemsOfBoxes(boxes: Readonly<Record<string, readonly number[]>>): readonly Item[] {
  return Object.entries(boxes).map(([id, [x = 0, y = 0, width = 0, height = 0]]): Item => {
    const box: Box = { x0: x, y0: y, x1: x + width, y1: y + height };
    const isPlane = id === id.toUpperCase();
    return {
      id,
      label: id,
      kind: isPlane ? 'fill' : 'text',
      box,
      ink: box,
      flexX: isPlane ? 'none' : 'left',
      flexY: isPlane ? 'none' : 'any',
      intrinsicHeight: isPlane ? 0 : height,
      isAccepted: false,
      cell: {
        kind: 'cell',
        ...(isPlane ? { background: { color: '#336699' } } : { noWrap: true }),
        children: isPlane ? [] : [{ kind: 'text', text: id }],
        origin: [{ kind: 'element', id }],
      },
      children: [],
    };
  });
}

/** A hand-made plane, its box as [x, y, width, height]: what else it has stands in `cell`. */
export function planeOf(
  id: string,
  box: readonly number[],
  cell: Partial<CellNode> = {},
  rest: Partial<Item> = {},
): Item {
  const [plane] = itemsOfBoxes({ [id.toUpperCase()]: box });
  if (plane === undefined) throw new Error('There is no plane');
  return { ...plane, id, cell: { ...plane.cell, ...cell }, ...rest };
}

/** A hand-made text, its box as [x, y, width, height]. */
export function textOf(id: string, box: readonly number[], rest: Partial<Item> = {}): Item {
  const [text] = itemsOfBoxes({ [id.toLowerCase()]: box });
  if (text === undefined) throw new Error('There is no text');
  return { ...text, id, ...rest };
}

/**
 * A layout on one line: `[a b]` are columns, `(a b)` rows, `A{…}` a plane with what lies on it, `<top a>` a slot,
 * `#a b#` an irregular region; distances are their size along the sequence.
 */
export function sketch(region: Region, along: 'x' | 'y' = 'y'): string {
  const inner = regionsIn(region).map((child) =>
    sketch(child, region.kind === 'columns' ? 'x' : 'y'),
  );
  const { x0, x1, y0, y1 } = region.box;
  switch (region.kind) {
    case 'leaf':
      return region.item.id;
    case 'space':
      return String(along === 'x' ? x1 - x0 : y1 - y0);
    case 'columns':
      return `[${inner.join(' ')}]`;
    case 'rows':
      return `(${inner.join(' ')})`;
    case 'plane':
      return `${region.item.id}{${inner.join(' ')}}`;
    case 'slot':
      return `<${region.align} ${inner.join(' ')}>`;
    case 'irregular':
      return `#${inner.join(' ')}#`;
  }
}

/** How many tables lie within one another, the outermost included. */
export function tableDepth(node: EmailNode): number {
  const below = Math.max(0, ...childrenOf(node).map(tableDepth));
  return below + (node.kind === 'table' ? 1 : 0);
}
