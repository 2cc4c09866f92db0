import { findById, withGroups } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import type { GestureContext, GestureTarget, Pressing } from './gesture';

/*
 * A group is selected as one, until a double click has entered it. Being inside needs no state of its own: whoever has
 * selected some of a group but not all of it is inside.
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

/** A double click enters a group: it selects the one element that was hit. */
export function selectionAfterDoubleClick(
  target: GestureTarget,
  { scene, selection }: GestureContext,
): readonly string[] {
  const isGrouped = target.kind === 'element' && findById(scene, target.id)?.group !== undefined;
  return isGrouped ? [target.id] : selection;
}

/** What a click on an element is about: its group, or itself where that has been entered. */
function unitOf(id: string, scene: Scene, selection: readonly string[]): readonly string[] {
  const all = withGroups(scene, [id]);
  const selected = new Set(selection);
  const inside = all.filter((member) => selected.has(member));
  const isEntered = inside.length === selection.length && inside.length < all.length;
  return isEntered && inside.length > 0 ? [id] : all;
}

function hasAll(selection: readonly string[], ids: readonly string[]): boolean {
  const selected = new Set(selection);
  return ids.every((id) => selected.has(id));
}

function union(selection: readonly string[], ids: readonly string[]): readonly string[] {
  return [...new Set([...selection, ...ids])];
}

function isLocked(id: string, scene: Scene): boolean {
  return findById(scene, id)?.locked === true;
}
