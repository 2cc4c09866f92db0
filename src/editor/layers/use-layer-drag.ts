import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { DropPlace } from './layer-places';
import type { LayerRow } from './layer-tree';
import { INDENT_REM } from './indent';

interface LayerDragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly LayerRow[];
  readonly onDragStart: (row: LayerRow) => void;
  /** Where a row lands that is let go at `at`, in rows from the top, as deep as `level`; null for nowhere. */
  readonly placeAt: (row: LayerRow, at: number, level: number) => DropPlace | null;
  readonly onDrop: (row: LayerRow, place: DropPlace) => void;
}

interface Press {
  readonly row: LayerRow;
  readonly startX: number;
  readonly startY: number;
  readonly slop: number;
  /** Whether it drags only once it has rested. */
  readonly rests: boolean;
}

interface LayerDrag {
  readonly row: LayerRow;
  readonly place: DropPlace | null;
}

const MOUSE_SLOP_PX = 4;
const TOUCH_SLOP_PX = 6;
/** How near to its edge a drag scrolls the list, and by how much with each move, in px. */
const EDGE_PX = 24;

/** How long a finger rests on a row until it lifts it. */
const REST_MS = 400;

/** The dragging of rows by pointer. A finger drags a row by its picture, or once it has rested on it; by the rest it scrolls the list. */
export function useLayerDrag({ list, rows, onDragStart, placeAt, onDrop }: LayerDragOptions) {
  const press = useRef<Press | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drag, setDrag] = useState<LayerDrag | null>(null);
  useNoScroll(list, rows.length > 0, drag !== null);
  const cancel = (): void => {
    clearTimeout(rest.current);
    press.current = null;
    setDrag(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const isTouch = event.pointerType === 'touch';
      if (event.target.closest(isTouch ? 'button' : 'button, input') !== null) return;
      const row = rowAt(rows, event.target);
      if (row === undefined) return;
      const slop = isTouch ? TOUCH_SLOP_PX : MOUSE_SLOP_PX;
      const rests = isTouch && event.target.closest('[data-grip]') === null;
      cancel();
      press.current = { row, startX: event.clientX, startY: event.clientY, slop, rests };
      if (!rests) return;
      rest.current = setTimeout(() => {
        onDragStart(row);
        setDrag({ row, place: null });
      }, REST_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current === null) return;
      const { row, startX, startY, slop, rests } = press.current;
      if (drag === null) {
        if (Math.abs(event.clientY - startY) < slop) return;
        if (rests) {
          cancel();
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        onDragStart(row);
      }
      scrollAtEdge(event.currentTarget, event.clientY);
      const body = event.currentTarget.firstElementChild ?? event.currentTarget;
      const { top, height } = body.getBoundingClientRect();
      const at = ((event.clientY - top) / height) * rows.length;
      const level = row.level + Math.round((event.clientX - startX) / (INDENT_REM * rem()));
      setDrag({ row, place: placeAt(row, at, level) });
    },
    onPointerUp: () => {
      if (drag?.place != null) onDrop(drag.row, drag.place);
      cancel();
    },
    onPointerCancel: cancel,
  };
  return { drag, cancel, handlers };
}

/** What a finger has lifted goes with it, and the list stays. The browser asks for that before the finger comes. */
function useNoScroll(
  list: RefObject<HTMLElement | null>,
  hasRows: boolean,
  isLifted: boolean,
): void {
  const lifted = useRef(isLifted);
  useEffect(() => {
    lifted.current = isLifted;
  });
  useEffect(() => {
    // There is no list without rows.
    if (!hasRows) return undefined;
    const ends = new AbortController();
    const hold = (event: TouchEvent): void => {
      if (lifted.current) event.preventDefault();
    };
    list.current?.addEventListener('touchmove', hold, { passive: false, signal: ends.signal });
    return () => ends.abort();
  }, [list, hasRows]);
}

/** The row in which a node of the page lies. */
export function rowAt(rows: readonly LayerRow[], target: EventTarget | null): LayerRow | undefined {
  if (!(target instanceof Element)) return undefined;
  const key = target.closest('[data-layer]')?.getAttribute('data-layer');
  return rows.find(({ node }) => node.key === key);
}

/** In px. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function scrollAtEdge(list: HTMLElement, clientY: number): void {
  const scroller = list.closest('[data-scroller]');
  if (scroller === null) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (clientY < top + EDGE_PX) scroller.scrollBy(0, -EDGE_PX);
  if (clientY > bottom - EDGE_PX) scroller.scrollBy(0, EDGE_PX);
}
