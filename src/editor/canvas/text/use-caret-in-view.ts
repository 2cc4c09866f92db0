import { useEffect, useState, type RefObject } from 'react';
import type { Rect } from '../../../scene/geometry';
import { viewportChanged } from '../../../store/canvas/view-slice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { caretRoom } from '../../commands/views/column';
import { useIsHandheld } from '../../handheld';
import { isSameView, panToCaret, rulerOf } from '../../gestures/viewport';
import { useInteractionStore } from '../pointer/interaction-store';
import { useLiveViewportStore } from '../viewport/live-viewport';
import { pageInSight } from '../viewport/page-in-sight';
import { whenUntouched } from '../viewport/when-untouched';
import { makeWayBack } from './way-back';

/**
 * Moves the view with the caret of a field on the canvas, as nothing there scrolls. A pointer that is down leaves the view as it
 * is: what lies under it must not move away while somebody selects. Once the edit is over, the view goes back.
 */
export function useCaretInView(fieldRef: RefObject<HTMLElement | null>, id: string): void {
  const store = useAppStore();
  const { dispatch } = store;
  const live = useLiveViewportStore();
  const interactions = useInteractionStore();
  const column = useAppSelector(({ view }) => view.column);
  const ruler = useAppSelector(({ view }) => rulerOf(view));
  const isHandheld = useIsHandheld();
  const [way] = useState(() => makeWayBack(store, live));
  useEffect(() => {
    const isBusy = (): boolean =>
      interactions.getState().gesture.name !== 'idle' || live.isInMotion();
    return () => {
      // On a phone the view in which a text was brought near goes back by itself.
      if (!isHandheld && way.isOpen()) whenUntouched(isBusy, () => way.goBack(id));
    };
  }, [way, interactions, live, isHandheld, id]);
  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return undefined;
    let isPressed = false;
    let waiting = 0;
    const show = (): void => {
      // The view is on its way, such as to a text that is brought near.
      if (live.isInMotion()) {
        follow();
        return;
      }
      const corner = field.closest('[data-design-canvas]')?.getBoundingClientRect();
      const caret = caretBox(field);
      if (corner === undefined || caret === null) return;
      const view = live.get();
      const place = { ...caret, x: caret.x - corner.x, y: caret.y - corner.y };
      const canvas = { x: corner.x, y: corner.y, ...column };
      const next = panToCaret(
        place,
        caretRoom(canvas, withoutBar(pageInSight(), isHandheld), ruler),
        view,
      );
      if (isSameView(next, view)) return;
      way.note(next);
      dispatch(viewportChanged(next));
    };
    const follow = (): void => {
      cancelAnimationFrame(waiting);
      if (!isPressed) waiting = requestAnimationFrame(show);
    };
    follow();
    const ends = new AbortController();
    const { signal } = ends;
    const press = (isDown: boolean) => () => {
      isPressed = isDown;
    };
    document.addEventListener('selectionchange', follow, { signal });
    field.addEventListener('input', follow, { signal });
    window.addEventListener('pointerdown', press(true), { signal, capture: true });
    window.addEventListener('pointerup', press(false), { signal, capture: true });
    window.addEventListener('pointercancel', press(false), { signal, capture: true });
    window.visualViewport?.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('scroll', follow, { signal });
    return () => {
      ends.abort();
      cancelAnimationFrame(waiting);
    };
  }, [dispatch, live, way, fieldRef, column, isHandheld, ruler]);
}

/** How much of what is seen of a phone's page the bar above its keyboard takes, in px. */
const WRITING_BAR_PX = 60;

function withoutBar(seen: Rect, isHandheld: boolean): Rect {
  return isHandheld ? { ...seen, height: seen.height - WRITING_BAR_PX } : seen;
}

/** Where the caret of a field, or the end of what is selected there that moves, is in the window; null where it is elsewhere. */
function caretBox(field: HTMLElement): Rect | null {
  const selection = field.ownerDocument.getSelection();
  const { focusNode: node, focusOffset: offset } = selection ?? {};
  if (node == null || offset === undefined || !field.contains(node)) return null;
  const range = field.ownerDocument.createRange();
  range.setStart(node, offset);
  const box = lastOf(range) ?? besideBreak(node, offset, range);
  if (box !== null) return box;
  const { x, y, height } = field.getBoundingClientRect();
  return { x, y, width: 0, height };
}

/** A caret on an empty line has no box of its own, so its place is that of the line break before or behind it. */
function besideBreak(node: Node, offset: number, range: Range): Rect | null {
  const length = node instanceof Text ? node.length : node.childNodes.length;
  range.setStart(node, Math.min(offset, Math.max(0, length - 1)));
  range.setEnd(node, Math.min(offset + 1, length));
  return lastOf(range);
}

function lastOf(range: Range): Rect | null {
  const box = [...range.getClientRects()].at(-1);
  return box === undefined ? null : { x: box.x, y: box.y, width: 0, height: box.height };
}
