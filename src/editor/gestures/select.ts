import { findById } from '../../scene/selection';
import type { GestureContext, GestureTarget, Pressing } from './gesture';

/**
 * The selection from the moment of the press: an element not selected yet is, so that a drag takes it along; the
 * canvas clears. A locked element waits for the release, since a drag from it is a marquee.
 */
export function selectionAtPress(
  target: GestureTarget,
  shift: boolean,
  context: GestureContext,
): readonly string[] {
  const { selection } = context;
  switch (target.kind) {
    case 'handle':
      return selection;
    case 'canvas':
      return shift ? selection : [];
    case 'element':
      if (selection.includes(target.id) || isLocked(target.id, context)) return selection;
      return shift ? [...selection, target.id] : [target.id];
  }
}

/** The selection when a press is released where it began. No click deselects a locked element. */
export function selectionAfterClick(
  { target, shift, before }: Pressing,
  context: GestureContext,
): readonly string[] {
  if (target.kind !== 'element') return context.selection;
  const { id } = target;
  if (!shift) return [id];
  if (!before.includes(id)) return [...before, id];
  return isLocked(id, context) ? before : before.filter((other) => other !== id);
}

function isLocked(id: string, context: GestureContext): boolean {
  return findById(context.scene, id)?.locked === true;
}
