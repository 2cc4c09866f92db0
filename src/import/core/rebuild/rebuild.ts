import { addressHref } from '../../../model/person/web/address-href';
import type { Hex } from '../../../model/color/color';
import { networkAt, socialHref } from '../../../model/person/web/profile';
import { isBoundField, type BoundField } from '../../../model/person/bound-field-ids';
import type { Person } from '../../../model/person/signature';
import { SOCIAL_NETWORKS } from '../../../model/person/social';
import { normalizeElement } from '../../../scene/design-file/legal';
import { contains, overlaps, type Rect } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import { definitionOf } from '../../../scene/registry';
import type { Scene, SceneElement } from '../../../scene/scene';
import { lettersOf, spansOf } from '../../../scene/text/spans';
import { binderOf, sameAddress } from './bind';
import type { Page, PageBox, PageItem, PagePicture, PageRun } from './page';
import {
  PAGE_BACKGROUND,
  planeElements,
  shownColor,
  wholeBox,
  type BackgroundBelow,
} from './plane-elements';
import { LARGEST_BADGE, labelBoxElement, type NetworkReader } from './label-box-elements';
import { textElements, type DraftElement } from './text-elements';

/** What a picture lies on. */
export interface PictureBackground {
  readonly color: Hex;
  /** There for the picture of a network alone, whose badge takes its place. */
  readonly isBacking: boolean;
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

/** A page as a scene: an element for each thing that can be seen, bound to the fields of the person. */
export function rebuildScene(
  { items }: Page,
  { person, readPicture, stamp }: RebuildOptions,
): Scene {
  const bind = binderOf(person);
  const networkAt = networkReader(person);
  const taken = new Set<PageItem>();
  const drafts: Drafted[] = [];
  let pictures = 0;
  for (const item of items) {
    if (item.kind === 'picture') {
      const { color } = backgroundBelow(item, items);
      const draft = readPicture(item, pictures++, { color, isBacking: taken.has(item) });
      if (draft !== null) drafts.push({ draft, table: item.table });
      continue;
    }
    if (taken.has(item)) continue;
    const made =
      item.kind === 'text' ? textElements(item, bind) : boxElements(item, items, taken, networkAt);
    for (const draft of made) drafts.push({ draft, table: item.table });
  }
  const elements = numbered(withLabels(drafts), stamp);
  const bottom = Math.max(0, ...elements.map(({ y, height }) => y + height));
  const right = Math.max(0, ...elements.map(({ x, width }) => x + width));
  const { frame } = SCENE_LIMITS;
  return {
    background: PAGE_BACKGROUND,
    frame: {
      width: Math.max(frame.width, right),
      height: Math.max(frame.height, bottom),
      trim: true,
    },
    elements,
  };
}

function boxElements(
  box: PageBox,
  items: readonly PageItem[],
  taken: Set<PageItem>,
  networkAt: NetworkReader,
): readonly DraftElement[] {
  const below = backgroundBelow(box, items);
  const only = onlyItem(box, items);
  if (only?.kind === 'picture' && isProfile(only, box, networkAt)) {
    taken.add(only);
    return [];
  }
  const labelBox =
    only?.kind === 'text'
      ? labelBoxElement(box, only, shownColor(box, below.color), networkAt)
      : null;
  if (only !== null && labelBox !== null) {
    taken.add(only);
    return [labelBox];
  }
  const link = linkOf(hrefOfPlane(box, items));
  return planeElements(box, below).map((plane) => ({ ...plane, ...link }));
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
  picture: PagePicture,
  element: Omit<DraftElement, keyof Rect>,
): DraftElement {
  return { ...wholeBox(picture), ...element };
}

/** An element of a page, and the table in which it stood. */
export interface Drafted {
  readonly draft: DraftElement;
  readonly table: number;
}

/** How far the lines of a label and of what it labels may lie apart, in px. */
const SAME_LINE = 2;
/** The widest distance between the two. */
const BESIDE = 160;

/** The elements, with words that label a field bound to it: they are left out where the field is blank. */
export function withLabels(drafts: readonly Drafted[]): readonly Drafted[] {
  return drafts.map((label) => {
    const labeled = isBare(label.draft) ? nearest(label, drafts) : undefined;
    const field = labeled && `with.${fieldOf(labeled.draft)}`;
    return isBoundField(field) ? { ...label, draft: bound(label.draft, field) } : label;
  });
}

/** Whether a text has neither a field of the person nor a link. */
function isBare({ type, content = '', spans = [] }: DraftElement): boolean {
  const isLine = type === 'text' && content !== '' && !content.includes('\n');
  return isLine && spans.every(({ field, href }) => field === undefined && href === undefined);
}

/** What stands beside a label in the same row. */
function nearest({ draft: label, table }: Drafted, drafts: readonly Drafted[]) {
  const distance = ({ draft }: Drafted): number =>
    Math.max(draft.x - (label.x + label.width), label.x - (draft.x + draft.width));
  return drafts
    .filter(({ draft, table: other }) => other === table && draft !== label)
    .filter(({ draft }) => Math.abs(draft.y - label.y) <= SAME_LINE)
    .filter((other) => distance(other) >= 0 && distance(other) <= BESIDE)
    .toSorted((one, other) => distance(one) - distance(other))
    .at(0);
}

/** The field that an element shows first. */
function fieldOf({ type, spans = [] }: DraftElement): string | undefined {
  return definitionOf(type).follows ?? spans.find(({ field }) => field !== undefined)?.field;
}

function bound(draft: DraftElement, field: BoundField): DraftElement {
  const { content = '', spans } = draft;
  const letters = lettersOf(content, spans).map((style) => ({ ...style, field }));
  return { ...draft, spans: spansOf(content, letters) };
}
