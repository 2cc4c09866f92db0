import type { SceneAction } from '../../scene/actions';
import type { Point, Size } from '../../scene/geometry';
import { SCENE_LIMITS } from '../../scene/limits';
import type { SceneElement } from '../../scene/scene';
import { ALL_POINTS, dragOffset } from './drag';
import type { LibraryDrag, Dragging, GestureContext, PointerStep } from './gesture';
import { guidesOf, NO_GUIDES } from './snap/guides';
import { snapTargets } from './snap/targets';

/*
 * A tile of the library that is dragged is a drag like any other, of an element that is not there yet: it snaps and stops
 * where any other does, a stack makes room for it, and the release adds it.
 */

/** The most that lies left of and above the pointer, in canvas units: something wide would hang far out of the canvas. */
const MOST_GRIP = { x: 60, y: 40 };

/** A drag of a new element. It begins at the least legal place, from which the pointer has already come some way. */
export function beginLibraryDrag(
  given: SceneElement,
  screen: Point,
  { scene, selection, guides, stacks }: GestureContext,
): Dragging {
  const { left: x, top: y } = SCENE_LIMITS.dropMargins;
  const element = { ...given, x, y };
  const grip = gripOf(element);
  const { x: left, y: top, width, height, id } = element;
  const piece = { kind: 'item', id, box: { x: left, y: top, width, height } } as const;
  const after = { ...scene, elements: [...scene.elements, element] };
  return {
    name: 'dragging',
    ids: [],
    copies: {},
    subject: {
      isCopy: false,
      moved: {},
      boxes: [element],
      bounds: element,
      targets: snapTargets(scene, new Set(), guides),
    },
    start: { x: x + grip.x, y: y + grip.y },
    hosts: stacks?.hostsFor(after, piece) ?? [],
    room: null,
    now: element,
    isInside: false,
    guides: NO_GUIDES,
    libraryElement: { element, place: { x, y }, screen },
    before: selection,
  };
}

/** The drag with the pointer where it is now, and what a release there would add: nothing beside the canvas. */
export function bringTo(
  state: Dragging,
  libraryElement: LibraryDrag,
  step: PointerStep,
  context: GestureContext,
): { readonly state: Dragging; readonly action: SceneAction | null } {
  const { isInside, screen, mod } = step;
  const { stacks, zoom } = context;
  const hosts = mod || !isInside ? [] : state.hosts;
  const room = stacks?.roomAt(hosts, state.room, step.point, zoom) ?? null;
  if (!isInside) {
    const outside = {
      ...state,
      room,
      isInside,
      guides: NO_GUIDES,
      libraryElement: { ...libraryElement, screen },
    };
    return { state: outside, action: null };
  }
  const { subject, start } = state;
  const isFree = mod || room !== null;
  const offset = dragOffset(subject, start, { ...step, shift: false, mod: isFree }, context);
  const place = { x: subject.bounds.x + offset.x, y: subject.bounds.y + offset.y };
  const now = { ...subject.bounds, ...place };
  const guides = isFree ? NO_GUIDES : guidesOf(subject.targets, now, ALL_POINTS);
  const element = { ...libraryElement.element, ...place };
  const added = { type: 'scene/elementsAdded', elements: [element] } as const;
  const into = room && stacks?.dropped(context.scene, hosts, room, offset);
  return {
    state: {
      ...state,
      room,
      now,
      isInside,
      guides,
      libraryElement: { ...libraryElement, place, screen },
    },
    action: into ? { type: 'scene/changesMade', changes: [added, into] } : added,
  };
}

/** Where the pointer holds a new element, from its corner. */
export function gripOf({ width, height }: Size): Point {
  return { x: Math.min(width / 2, MOST_GRIP.x), y: Math.min(height / 2, MOST_GRIP.y) };
}
