import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { boundsOf } from '../../scene/geometry';
import type { Scene, SceneElement } from '../../scene/scene';
import type { RootState } from '../../store/state';
import { drawnBy } from '../../scene/tool';
import { selectScene, selectSelected } from '../selectors';
import { nameIn } from '../steps';

/** How long nothing must change for a burst to be over. */
const REST_MS = 300;

/** A polite live region: announces the result of each burst of steps, and each new selection, once it is over. */
export function LiveRegion() {
  const store = useStore<RootState>();
  const [words, setWords] = useState('');
  useEffect(() => {
    let before = store.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      const now = store.getState();
      const next = announcementOf(before, now);
      before = now;
      // Screen readers read the same words again only when the text differs.
      if (next !== null) setWords((last) => (last === next ? `${next}\u00a0` : next));
    };
    const unsubscribe = store.subscribe(() => {
      const { signature, selection, view } = store.getState();
      const isSameTool = view.tool === before.view.tool;
      if (isSameTool && signature === before.signature && selection === before.selection) return;
      clearTimeout(timer);
      timer = setTimeout(announce, REST_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return (
    <output aria-live="polite" className="sr-only">
      {words}
    </output>
  );
}

/** The announcement for a burst of changes, from the state before it and the one after; null where nothing is announced. */
export function announcementOf(before: RootState, now: RootState): string | null {
  if (before.signature.present !== now.signature.present) return stepWords(before, now);
  return before.selection === now.selection ? toolWords(before, now) : selectionWords(now);
}

/** What can be done with a tool that draws, once it is chosen. */
function toolWords({ view: before }: RootState, { view: { tool } }: RootState): string | null {
  const type = tool === before.tool ? null : drawnBy(tool);
  return type && `Drag to draw a ${type}, or press Enter to insert one`;
}

function stepWords(before: RootState, now: RootState): string | null {
  const { past, present, future } = now.signature;
  const earlier = before.signature;
  if (future.length > earlier.future.length) {
    const undone = future[0]?.step?.label;
    return undone === undefined ? null : `Undone: ${undone}`;
  }
  const label = present.step?.label;
  if (label === undefined) return null;
  const isRedone =
    past.length > earlier.past.length && earlier.future.some(({ step }) => step === present.step);
  if (isRedone) return `Redone: ${label}`;
  return changeWords(selectScene(before), selectScene(now)) ?? label;
}

/** What came, went, moved or grew, where it is one of these; null for any other change. */
function changeWords(before: Scene, now: Scene): string | null {
  const earlier = new Map(before.elements.map((element) => [element.id, element]));
  const kept = now.elements.flatMap((element) => {
    const was = earlier.get(element.id);
    return was === undefined || was === element ? [] : [{ was, element }];
  });
  const added = now.elements.filter(({ id }) => !earlier.has(id));
  const isGone = before.elements.length > now.elements.length - added.length;
  if (added.length > 0) return isGone ? null : `Added ${nameIn(now, added)} at ${cornerOf(added)}`;
  if (isGone) return `Deleted ${nameIn(before, goneFrom(before, now))}`;
  const switched = switchWords(now, kept);
  if (switched !== null) return switched;
  const resized = kept.filter(({ was, element }) => !hasSameSize(was, element));
  const changed = kept.map(({ element }) => element);
  if (resized.length > 0) return `Resized ${nameIn(now, changed)} to ${sizeOf(changed)}`;
  const moved = kept.filter(({ was, element }) => was.x !== element.x || was.y !== element.y);
  const hasMoved = moved.length > 0 && moved.length === kept.length;
  return hasMoved ? `Moved ${nameIn(now, changed)} to ${cornerOf(changed)}` : null;
}

interface Kept {
  readonly was: SceneElement;
  readonly element: SceneElement;
}

/** What was locked or hidden, or is no longer, where all that changed was; else null. */
function switchWords(scene: Scene, kept: readonly Kept[]): string | null {
  const name = nameIn(
    scene,
    kept.map(({ element }) => element),
  );
  const all = (is: (element: SceneElement) => boolean, on: string, off: string) => {
    const [first] = kept;
    if (first === undefined) return null;
    const isOn = is(first.element);
    const areSwitched = kept.every(({ was, element }) => is(element) === isOn && is(was) !== isOn);
    return areSwitched ? `${name} ${isOn ? on : off}` : null;
  };
  return (
    all(({ locked }) => locked, 'locked', 'unlocked') ??
    all(({ hidden }) => hidden === true, 'hidden', 'shown')
  );
}

function goneFrom(before: Scene, now: Scene): readonly SceneElement[] {
  const left = new Set(now.elements.map(({ id }) => id));
  return before.elements.filter(({ id }) => !left.has(id));
}

function hasSameSize(a: SceneElement, b: SceneElement): boolean {
  return a.width === b.width && a.height === b.height;
}

function cornerOf(elements: readonly SceneElement[]): string {
  const { x = 0, y = 0 } = boundsOf(elements) ?? {};
  return `${x}, ${y}`;
}

function sizeOf(elements: readonly SceneElement[]): string {
  const { width = 0, height = 0 } = boundsOf(elements) ?? {};
  return `${width} by ${height}`;
}

function selectionWords(state: RootState): string {
  const selected = selectSelected(state);
  return selected.length === 0
    ? 'Nothing selected'
    : `${nameIn(selectScene(state), selected)} selected`;
}
