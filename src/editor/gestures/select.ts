import { membersByGroup } from '../../scene/operations/groups';
import { findById } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import type { GestureContext, GestureTarget, Pressing } from './gesture';

/*
 * A group is selected as one, until a double click has entered it; then each group in it is one, until that is entered, too.
 * There is no state for this: a group is entered as long as some but not all of it is selected.
 */

/**
 * The selection from the moment of the press: an element not selected yet is, so that a drag takes it along; the
 * canvas clears. A locked element waits for the release, since a drag from it is a marquee.
 */
export function selectionAtPress(
  target: GestureTarget,
  shift: boolean,
  { scene, selection }: GestureContext,
): readonly string[] {
  switch (target.kind) {
    case 'handle':
      return selection;
    case 'canvas':
      return shift ? selection : [];
    case 'element': {
      const ids = unitOf(target.id, scene, selection);
      if (isLocked(target.id, scene) || hasAll(selection, ids)) return selection;
      return shift ? union(selection, ids) : ids;
    }
  }
}

/** The selection when a press is released where it began. No click deselects a locked element. */
export function selectionAfterClick(
  { target, shift, isAdding, before }: Pressing,
  { scene, selection }: GestureContext,
): readonly string[] {
  if (target.kind === 'handle') return selection;
  if (target.kind === 'canvas') return shift ? selection : [];
  const ids = unitOf(target.id, scene, before);
  if (!isAdding) return ids;
  if (!hasAll(before, ids)) return union(before, ids);
  const clicked = new Set(ids);
  return before.filter((id) => !clicked.has(id) || isLocked(id, scene));
}

/** A double click enters the group that is selected: it selects what was hit in it, a group or an element. */
export function selectionAfterDoubleClick(
  target: GestureTarget,
  { scene, selection }: GestureContext,
): readonly string[] {
  if (target.kind !== 'element') return selection;
  const groups = groupsAround(target.id, scene);
  const selected = groups.findLastIndex((group) => isWithin(selection, group));
  return groups.length === 0 ? selection : (groups[Math.max(0, selected) + 1] ?? [target.id]);
}

/** What a click on an element is about: the outermost of its groups that has not been entered, else itself. */
function unitOf(id: string, scene: Scene, selection: readonly string[]): readonly string[] {
  const groups = groupsAround(id, scene);
  const entered = groups.findLastIndex(
    (group) => isWithin(selection, group) && selection.length < group.length,
  );
  return groups[entered + 1] ?? [id];
}

/** The ids of the members of each group that an element is in, the outermost group first. */
function groupsAround(id: string, scene: Scene): readonly (readonly string[])[] {
  const members = membersByGroup(scene.elements);
  const { groups = [] } = findById(scene, id) ?? {};
  return groups.map((group) => (members.get(group) ?? []).map((member) => member.id));
}

function isWithin(selection: readonly string[], group: readonly string[]): boolean {
  return selection.length > 0 && hasAll(group, selection);
}

function hasAll(list: readonly string[], ids: readonly string[]): boolean {
  const listed = new Set(list);
  return ids.every((id) => listed.has(id));
}

function union(selection: readonly string[], ids: readonly string[]): readonly string[] {
  return [...new Set([...selection, ...ids])];
}

function isLocked(id: string, scene: Scene): boolean {
  return findById(scene, id)?.locked === true;
}
