import type { Hex } from '../../../model/color/color';
import { contains, overlaps, type Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { ElementStyle } from '../../../scene/scene';
import type { PageBorder, PageBox, PageItem, PageLine, PageRun, SeenThrough } from './page';

/*
 * What of a page lets its background through keeps that as the opacity of its element, where one number and one background are
 * enough for it. Emails have no opacity, so over anything else it is the color that is seen: an element would become a picture.
 */

/** An item as it is to be rebuilt: over more than one color it has the colors that are seen. */
export function withClearAlpha<Item extends PageItem>(item: Item, items: readonly PageItem[]): Item;
export function withClearAlpha(item: PageItem, items: readonly PageItem[]): PageItem {
  if (item.kind === 'picture' || !hasAlpha(item) || isOnOneColor(item, items)) return item;
  if (item.kind === 'box') return solidBox(item);
  return { ...item, lines: item.lines.map((line) => ({ ...line, runs: line.runs.map(solidRun) })) };
}

function hasAlpha(item: Exclude<PageItem, { readonly kind: 'picture' }>): boolean {
  if (item.kind === 'text') return item.lines.some(({ runs }) => runs.some(isThin));
  return [item, ...item.borders].some((part) => part?.through !== undefined);
}

/** How far boxes of a page may lie from whole px. */
const LOOSE = 1;

/** Whether nothing but whole boxes of one color lies below. */
function isOnOneColor(item: PageItem, items: readonly PageItem[]): boolean {
  return items
    .slice(0, items.indexOf(item))
    .filter((other) => other.kind !== 'text' && overlaps(other, item))
    .every(
      (other) =>
        other.kind === 'box' && other.gradient === null && contains(grown(other, LOOSE), item),
    );
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A box with the colors that are seen of it. */
export function solidBox({ through: _through, ...box }: PageBox): PageBox {
  const [top, right, bottom, left] = box.borders;
  return {
    ...box,
    borders: [solidBorder(top), solidBorder(right), solidBorder(bottom), solidBorder(left)],
  };
}

function solidBorder(border: PageBorder | null): PageBorder | null {
  if (border === null) return null;
  const { through: _through, ...solid } = border;
  return solid;
}

/** A color and the opacity of the element that has it. */
export function paintOf(
  seen: Hex,
  through: SeenThrough | undefined,
): { readonly color: Hex; readonly opacity?: number } {
  return through === undefined
    ? { color: seen }
    : { color: through.color, opacity: percentOf(through.alpha) };
}

interface EvenLines {
  readonly lines: readonly PageLine[];
  readonly style: Pick<ElementStyle, 'opacity'>;
}

/** Lines in their own colors with the opacity that all their letters share, or else in the colors that are seen. */
export function evenAlpha(lines: readonly PageLine[]): EvenLines {
  const seen = lines.flatMap(({ runs }) => runs.filter(({ text }) => text.trim() !== ''));
  const [share, ...others] = new Set(seen.map(({ alpha }) => percentOf(alpha)));
  const isEven = share !== undefined && share < SCENE_LIMITS.opacity.max && others.length === 0;
  const change = isEven ? ownRun : solidRun;
  return {
    lines: lines.map((line) => ({ ...line, runs: line.runs.map(change) })),
    style: isEven ? { opacity: share } : {},
  };
}

function isThin({ alpha }: PageRun): boolean {
  return alpha < 1;
}

function solidRun(run: PageRun): PageRun {
  return { ...run, ownColor: run.color, alpha: 1 };
}

function ownRun(run: PageRun): PageRun {
  return { ...run, color: run.ownColor, alpha: 1 };
}

/** Of what is seen at all, something stays. */
export function percentOf(alpha: number): number {
  return Math.max(1, Math.round(alpha * 100));
}
