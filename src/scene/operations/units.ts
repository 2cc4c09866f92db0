import { boundsOf, type Point, type Rect } from '../geometry';
import { legalPoint } from '../design-file/legal';
import type { SceneElement } from '../scene';

/** What is arranged as one: a whole group, or an element by itself, with the box around it. */
export interface Unit extends Rect {
  readonly elements: readonly SceneElement[];
}

/** A new place by the id of its element. */
export type Placing = readonly [id: string, place: Point];

/** The units that elements make: those by themselves, then the outermost of the `whole` groups that they are in. */
export function unitsOf(
  elements: readonly SceneElement[],
  whole: ReadonlySet<string>,
): readonly Unit[] {
  const units: Unit[] = [];
  const groups = new Map<string, SceneElement[]>();
  for (const element of elements) {
    const { x, y, width, height } = element;
    const group = element.groups?.find((each) => whole.has(each));
    const members = group === undefined ? undefined : groups.get(group);
    if (members !== undefined) members.push(element);
    else if (group === undefined) units.push({ x, y, width, height, elements: [element] });
    else groups.set(group, [element]);
  }
  for (const members of groups.values()) {
    const box = boundsOf(members);
    if (box !== null) units.push({ ...box, elements: members });
  }
  return units;
}

/** Where the unlocked elements of a unit come to stand that moves by an offset; of those alone that really move. */
export function* placesAfter({ elements }: Unit, offset: Point): Iterable<Placing> {
  if (offset.x === 0 && offset.y === 0) return;
  for (const { id, x, y, locked } of elements) {
    const place = legalPoint({ x: x + offset.x, y: y + offset.y });
    if (!locked && (place.x !== x || place.y !== y)) yield [id, place];
  }
}
