import type { SceneAction } from '../../actions';
import type { Point, Rect } from '../../geometry';
import { isSame } from '../../operations/same';
import type { TakenMembers } from './hosts';
import { insertionAt, shownInsertion, type ShownInsertion } from './insertions';
import { changedBoxes, insertionBelow, rearranged, type Insertion } from './rearrange';
import { around, boxesIn, isTaken, planeTree, type StackTree } from './stack-tree';

/*
 * While members of a stack are dragged the others make room where they would be put, and close up where they are outside. Where
 * that is, is looked up in what is seen: a row that has moved up is met where it is now. But what moves away from the pointer as
 * it makes room is still met where it was, until the pointer leaves that.
 */

export interface Room {
  readonly host: TakenMembers;
  /** Null where members have left their stack, and are placed freely. */
  readonly insertion: ShownInsertion | null;
  /** The members of the stack where they are seen; those that are dragged are among them, wherever. */
  readonly seen: StackTree;
  /** As they were seen when the pointer came to this place. */
  readonly met: StackTree;
  /** Where all that is not dragged stands meanwhile, as far as it has moved. */
  readonly boxes: Readonly<Record<string, Rect>>;
  /** What shows that; null where nothing has moved. */
  readonly draft: SceneAction | null;
}

/**
 * The room for what is dragged with the pointer there, the very same as `before` as long as it is at the same place; null where
 * it is placed freely. `hosts`: those that it may be put into.
 */
export function roomAt(
  hosts: readonly TakenMembers[],
  before: Room | null,
  point: Point,
  zoom: number,
): Room | null {
  const insertionIn = (host: TakenMembers, seen: StackTree): Insertion | null =>
    insertionAt(seen, { taken: host.taken, point, zoom });
  for (const host of hosts) {
    const own = before?.host === host ? before : null;
    const seen = own?.seen ?? closedUp(host, before) ?? host.tree;
    const reach = host.isComing && own === null ? 0 : REACH / zoom;
    // A stack of which something goes into a row gets shorter: it must not slip away below the pointer.
    const boxes = [seen.box, ...(own === null || host.isComing ? [] : [host.tree.box])];
    if (!isWithin(around(boxes), point, reach)) continue;
    if (own !== null && isAt(own, host, insertionIn(host, own.met))) return own;
    const insertion = insertionIn(host, seen);
    if (insertion !== null) return sameOr(before, { host, insertion, met: seen }, hosts);
  }
  const host = hosts.find(({ isComing }) => !isComing);
  return host === undefined
    ? null
    : sameOr(before, { host, insertion: null, met: host.tree }, hosts);
}

/** How far the pointer may be outside a stack, in px of the screen: its first and last member are at the very edge. */
const REACH = 10;

/** A stack of which members are over another one now. */
function closedUp(host: TakenMembers, before: Room | null): StackTree | null {
  return host.isComing || before === null ? null : roomIn(host, null).seen;
}

interface Spot extends Pick<Room, 'host' | 'met'> {
  readonly insertion: Insertion | null;
}

function sameOr(
  before: Room | null,
  { host, insertion, met }: Spot,
  hosts: readonly TakenMembers[],
): Room {
  if (before !== null && isAt(before, host, insertion)) return before;
  const { seen, boxes, places } = roomIn(host, insertion);
  const left = hosts.find((other) => !other.isComing && other !== host);
  const all = { ...boxes, ...(left && roomIn(left, null).boxes) };
  const draft: SceneAction | null =
    Object.keys(all).length === 0 ? null : { type: 'scene/stackArranged', ids: [], boxes: all };
  const shown = insertion && shownInsertion(seen, host.taken, insertion, places);
  return { host, insertion: shown, seen, met, boxes: all, draft };
}

function isAt(room: Room, host: TakenMembers, insertion: Insertion | null): boolean {
  const { insertion: own } = room;
  if (room.host !== host || own === null || insertion === null)
    return room.host === host && own === insertion;
  return own.at === insertion.at && isSame(own.path, insertion.path);
}

function isWithin({ x, y, width, height }: Rect, point: Point, by: number): boolean {
  return (
    point.x >= x - by &&
    point.x <= x + width + by &&
    point.y >= y - by &&
    point.y <= y + height + by
  );
}

/** A stack as it makes room, or closes up. */
function roomIn({ tree, taken, pieces, ids }: TakenMembers, insertion: Insertion | null) {
  const after = rearranged(tree, taken, insertion, pieces);
  const now = new Map(after === null ? [] : boxesIn(after));
  const dragged = new Set(ids);
  const places = ids.flatMap((id) => now.get(id) ?? []);
  const moved = Object.entries(changedBoxes(tree, after));
  const boxes = Object.fromEntries(moved.filter(([id]) => !dragged.has(id)));
  return { seen: seenAs(tree, { taken, now, places }, insertion), boxes, places };
}

interface Seen {
  readonly taken: ReadonlySet<string>;
  readonly now: ReadonlyMap<string, Rect>;
  readonly places: readonly Rect[];
}

/** The tree with its members where they are seen: the same tree, so that paths through it stay as they are. */
function seenAs(tree: StackTree, given: Seen, insertion: Insertion | null): StackTree {
  const { taken, now, places } = given;
  switch (tree.kind) {
    case 'item':
      return { ...tree, box: now.get(tree.id) ?? tree.box };
    case 'plane': {
      const plane = now.get(tree.id) ?? tree.plane;
      const content = seenAs(tree.content, given, insertionBelow(insertion, 0));
      const seen = planeTree(tree.id, plane, content);
      return isTaken(content, taken) ? { ...seen, box: plane } : seen;
    }
    case 'line':
    case 'uncut': {
      const children = tree.children.map((child, at) =>
        seenAs(child, given, insertionBelow(insertion, at)),
      );
      const kept = children.flatMap((child) => (isTaken(child, taken) ? [] : [child.box]));
      const isHere = insertion?.path.length === 0;
      return { ...tree, children, box: around(isHere ? [...kept, ...places] : kept) };
    }
  }
}
