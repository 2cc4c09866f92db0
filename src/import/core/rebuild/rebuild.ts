import { addressHref } from '../../../model/person/web/address-href';
import type { Hex } from '../../../model/color/color';
import { networkAt, socialHref } from '../../../model/person/web/profile';
import type { Person } from '../../../model/person/signature';
import { SOCIAL_NETWORKS } from '../../../model/person/social';
import { normalizeElement } from '../../../scene/design-file/legal';
import { contains, overlaps, type Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { Scene, SceneElement } from '../../../scene/scene';
import { binderOf, sameAddress } from './bind';
import type { DraftElement, Drafted } from './drafted';
import { groupNamesOf } from './group-names';
import { keptApart } from './keep-apart';
import type { Page, PageBox, PageItem, PagePicture, PageRun } from './page';
import {
  PAGE_BACKGROUND,
  planeElements,
  shownColor,
  wholeBox,
  type BackgroundBelow,
} from './plane-elements';
import { percentOf, withClearAlpha } from './see-through';
import { withLabels } from './labels';
import { LARGEST_BADGE, labelBoxElement, type NetworkReader } from './label-box-elements';
import { textElements } from './text-elements';

/** What a picture lies on. */
export interface PictureBackground {
  readonly color: Hex;
  /** The box that is there for the picture of a network alone, whose badge takes its place. */
  readonly backing: PageBox | null;
}

/** What a picture of a page becomes; null for what is left out. */
export type PictureReader = (
  picture: PagePicture,
  index: number,
  background: PictureBackground,
) => DraftElement | null;

export interface RebuildOptions {
  readonly person: Person;
  readonly readPicture: PictureReader;
  /** Ids of elements begin with their type and end with this, counted on. */
  readonly stamp: number;
}

/** An element with the opacity of its picture. */
function withAlphaOf({ alpha }: PagePicture, draft: DraftElement): DraftElement {
  return alpha === undefined
    ? draft
    : { ...draft, style: { ...draft.style, opacity: percentOf(alpha) } };
}

/** A page as a scene: an element for each thing that can be seen, bound to the fields of the person. */
export function rebuildScene(
  { items }: Page,
  { person, readPicture, stamp }: RebuildOptions,
): Scene {
  const bind = binderOf(person);
  const networkAt = networkReader(person);
  const taken = new Map<PageItem, PageBox>();
  const drafts: Drafted[] = [];
  let pictures = 0;
  for (const item of items) {
    if (item.kind === 'picture') {
      const { color } = backgroundBelow(item, items);
      const draft = readPicture(item, pictures++, { color, backing: taken.get(item) ?? null });
      if (draft !== null) {
        const faded = withAlphaOf(item, draft);
        drafts.push({ draft: faded, table: item.table, seen: item, isPlane: false });
      }
      continue;
    }
    if (taken.has(item)) continue;
    const { table } = item;
    if (item.kind === 'text') {
      for (const made of textElements(withClearAlpha(item, items), bind))
        drafts.push({ ...made, table, isPlane: false });
    } else drafts.push(...boxElements(item, items, taken, networkAt));
  }
  const elements = numbered(withLabels(keptApart(drafts)), stamp);
  const bottom = Math.max(0, ...elements.map(({ y, height }) => y + height));
  const right = Math.max(0, ...elements.map(({ x, width }) => x + width));
  const { frame } = SCENE_LIMITS;
  const groupNames = groupNamesOf(elements);
  return {
    background: PAGE_BACKGROUND,
    frame: {
      width: Math.max(frame.width, right),
      height: Math.max(frame.height, bottom),
      trim: true,
    },
    ...(groupNames && { groupNames }),
    elements,
  };
}

function boxElements(
  given: PageBox,
  items: readonly PageItem[],
  taken: Map<PageItem, PageBox>,
  networkAt: NetworkReader,
): readonly Drafted[] {
  const below = backgroundBelow(given, items);
  const box = withoutGap(withClearAlpha(given, items), below.color);
  const place = { table: box.table, seen: box };
  const only = onlyItem(given, items);
  if (only?.kind === 'picture' && isProfile(only, box, networkAt)) {
    taken.set(only, box);
    return [];
  }
  const labelBox =
    only?.kind === 'text'
      ? labelBoxElement(box, only, shownColor(box, below.color), networkAt)
      : null;
  if (only !== null && labelBox !== null) {
    taken.set(only, box);
    return [{ draft: labelBox, ...place, isPlane: false }];
  }
  const link = linkOf(hrefOfPlane(box, items));
  return planeElements(box, below).map((plane) => ({
    draft: { ...plane, ...link },
    ...place,
    isPlane: true,
  }));
}

/** A box without a border at one side that looks like what it lies on: a gap to the badge beside it. */
function withoutGap(box: PageBox, below: Hex): PageBox {
  const { borders, radii, background } = box;
  const [top, right, bottom, left] = borders;
  if (background === null || radii.some((radius) => radius > 0)) return box;
  if (top !== null || bottom !== null || (left === null) === (right === null)) return box;
  const gap = left ?? right;
  if (gap === null || gap.color !== below) return box;
  const x = left === null ? box.x : box.x + gap.width;
  return { ...box, x, width: box.width - gap.width, borders: [null, null, null, null] };
}

/** The link of a plane as a whole: one with nothing on it but blanks. Words and pictures have links of their own. */
function hrefOfPlane(box: PageBox, items: readonly PageItem[]): string | null {
  const within = items.filter((item) => item.kind !== 'box').filter((item) => overlaps(item, box));
  const runs = within.flatMap((item) =>
    item.kind === 'text' ? item.lines.flatMap((line) => line.runs) : [],
  );
  const isEmpty = within.every(({ kind }) => kind === 'text') && runs.every(isBlank);
  return isEmpty ? (box.href ?? runs[0]?.href ?? null) : null;
}

function isBlank({ text }: PageRun): boolean {
  return text.trim() === '';
}

/** A link as elements have it; none for what is no address. */
export function linkOf(href: string | null): { readonly href?: string } {
  return href === null || addressHref(href) === null ? {} : { href };
}

/** Whether a box is just the background of a picture that leads to a profile. */
function isProfile({ href }: PagePicture, box: PageBox, networkAt: NetworkReader): boolean {
  const isSmall = Math.max(box.width, box.height) <= LARGEST_BADGE;
  return isSmall && box.background !== null && href !== null && networkAt(href) !== null;
}

/** What something lies on: what the boxes that hold its middle and were painted before show. */
function backgroundBelow(box: PageBox | PagePicture, items: readonly PageItem[]): BackgroundBelow {
  const middle: Rect = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 };
  const under = items
    .slice(0, items.indexOf(box))
    .filter((item) => item.kind === 'box')
    .filter((item) => contains(item, middle));
  return under.reduce<BackgroundBelow>(
    (below, item) => ({
      color: shownColor(item, below.color),
      run: item.gradient !== null ? item : item.background !== null ? null : below.run,
    }),
    { color: PAGE_BACKGROUND, run: null },
  );
}

/** What a box holds, where that is one thing. */
function onlyItem(box: PageBox, items: readonly PageItem[]): PageItem | null {
  const within = items.slice(items.indexOf(box) + 1).filter((item) => contains(grown(box), item));
  const [only, ...others] = within;
  return only !== undefined && others.length === 0 ? only : null;
}

function grown({ x, y, width, height }: Rect): Rect {
  return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
}

/** Finds the network of which an address is a profile: by the person's own links, else by its host. */
export function networkReader({ socialLinks }: Person): NetworkReader {
  const own = new Map(
    SOCIAL_NETWORKS.flatMap(({ id }) => {
      const href = socialHref(id, socialLinks[id] ?? '');
      return href === null ? [] : [[sameAddress(href), id] as const];
    }),
  );
  return (href) => own.get(sameAddress(href)) ?? networkAt(href)?.id ?? null;
}

/** Elements with ids, one above the other; those of one table are a group. */
function numbered(drafts: readonly Drafted[], stamp: number): readonly SceneElement[] {
  const sizes = new Map<number, number>();
  for (const { table } of drafts) sizes.set(table, (sizes.get(table) ?? 0) + 1);
  return drafts.slice(0, SCENE_LIMITS.elements).map(({ draft, table }, index) => {
    const count = sizes.get(table) ?? 0;
    const isGroup = table > 0 && count > 1 && count < drafts.length;
    return normalizeElement({
      ...draft,
      id: `${draft.type}-${stamp + index}`,
      zIndex: index + 1,
      locked: false,
      ...(isGroup && { groups: [`group-${stamp + table}`] }),
    });
  });
}

/** A picture as the element of a kind, in its place. */
export function pictureElement(
  picture: Rect,
  element: Omit<DraftElement, keyof Rect>,
): DraftElement {
  return { ...wholeBox(picture), ...element };
}
