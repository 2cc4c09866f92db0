import type { CellNode, ImageNode, InlineNode } from '../../../email/nodes';
import { clashesOf } from '../clashes';
import { heightOf, overlap, widthOf, type Box } from '../box';
import type { Item } from '../item';
import { BLACK } from '../../../model/color';
import { chooseDrawn } from './choose';
import { drawingsOf, type Drawing, type Slice } from './slices';
import { splitPlanes } from './split-planes';

/*
 * The pass that turns overlaps into what tables can show: the smallest regions that must be drawn become pictures, cut
 * along their links; planes of colour are cut around them. Everything else stays what it is.
 */

/** The picture of a box of the scene as an address; null as long as there is none. */
export type PictureOf = (box: Box) => string | null;

export interface WithDrawings {
  readonly items: readonly Item[];
  /** What became part of a picture. */
  readonly drawn: readonly Item[];
  /** What lies wholly under others that hide it. */
  readonly hidden: readonly Item[];
}

/**
 * The items with pictures in the place of what must be drawn. Where a picture is missing, what it would show stays as it
 * is: overlapping. `always` is drawn even where it overlaps nothing.
 */
export function drawOverlaps(
  items: readonly Item[],
  pictureOf: PictureOf,
  always: readonly Item[] = [],
): WithDrawings {
  const clashes = clashesOf(items);
  if (always.length === 0 && clashes.length === 0) return { items, drawn: [], hidden: [] };
  const { regions, drawn } = chooseDrawn(items, clashes, always);
  const drawings = drawingsOf(regions, items, drawn);
  const done = drawings
    .map((drawing) => answered(drawing, pictureOf))
    .filter((each) => each !== null);
  const { items: split, covered } = splitPlanes(withPictures(items, done));
  const pictures = done.flatMap((drawing) => drawing.pictures);
  const isShown = ({ box }: Item): boolean => pictures.some((picture) => overlap(picture.box, box));
  const lost = done.filter(({ slices }) => slices.length === 0).flatMap(({ members }) => members);
  const members = done.filter(({ slices }) => slices.length > 0).flatMap((each) => each.members);
  return {
    items: split,
    drawn: [...members, ...covered.filter(isShown)],
    hidden: [...lost, ...covered.filter((plane) => !isShown(plane))],
  };
}

interface Drawn extends Drawing {
  readonly pictures: readonly Item[];
}

/** The items, those that are drawn replaced by their pictures, from the bottom to the top. */
function withPictures(items: readonly Item[], drawings: readonly Drawn[]): readonly Item[] {
  const gone = new Set(drawings.flatMap(({ members }) => members));
  const pictures = drawings.flatMap((drawing) => drawing.pictures);
  return [...items.filter((item) => !gone.has(item)), ...pictures].toSorted((a, b) => a.z - b.z);
}

/** A drawing with its pictures; null as long as one is missing. Asks for each, so that all that are missing are known. */
function answered(drawing: Drawing, pictureOf: PictureOf): Drawn | null {
  const sources = new Map(drawing.slices.map((slice) => [slice, pictureOf(slice.box)]));
  const isWhole = [...sources.values()].every((src) => src !== null);
  return isWhole
    ? { ...drawing, pictures: picturesOf(drawing, (slice) => sources.get(slice) ?? '') }
    : null;
}

function picturesOf(drawing: Drawing, srcOf: (slice: Slice) => string): readonly Item[] {
  return drawing.slices.map((slice, index) => pictureItem(drawing, slice, srcOf(slice), index));
}

function pictureItem({ z, members }: Drawing, slice: Slice, src: string, index: number): Item {
  const { box, href, words, origin } = slice;
  const [width, height] = [widthOf(box), heightOf(box)];
  const said = words.length === 0 ? {} : { words: words.join('\n') };
  const alt = words.join(', ');
  const image: ImageNode = { kind: 'image', src, width, height, alt, origin, ...said };
  const child: InlineNode =
    href === null
      ? image
      : { kind: 'link', href, color: BLACK, underline: false, origin, children: [image] };
  const cell: CellNode = { kind: 'cell', origin, children: [child] };
  return {
    id: members[0]?.id ?? '',
    label: members[0]?.label ?? '',
    kind: 'image',
    box,
    ink: box,
    z: z + index * 1e-6,
    cell,
    giveX: 'left',
    giveY: 'any',
    ownHeight: height,
    kids: [],
  };
}
