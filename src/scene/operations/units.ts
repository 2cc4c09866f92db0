import { boundsOf, type Rect } from '../geometry';
import { elementsOf } from '../selection';
import type { Scene, SceneElement } from '../scene';

/** What is arranged as one: a group, or an element by itself, with the box around it. */
export interface Unit extends Rect {
  readonly elements: readonly SceneElement[];
}

/** The units that these elements make: those by themselves, then the groups. */
export function unitsOf(scene: Scene, ids: readonly string[]): readonly Unit[] {
  const meant = elementsOf(scene, ids);
  const groups = new Set(meant.flatMap(({ group }) => group ?? []));
  const members = [
    ...meant.filter(({ group }) => group === undefined).map((element) => [element]),
    ...[...groups].map((name) => meant.filter(({ group }) => group === name)),
  ];
  return members.flatMap((elements) => {
    const box = boundsOf(elements);
    return box === null ? [] : [{ ...box, elements }];
  });
}

/** The offset of each element, by the one its unit moves by. */
export function offsetsOf<Offset>(
  units: readonly (readonly [Unit, Offset])[],
): ReadonlyMap<string, Offset> {
  return new Map(
    units.flatMap(([{ elements }, offset]) => elements.map(({ id }) => [id, offset] as const)),
  );
}
