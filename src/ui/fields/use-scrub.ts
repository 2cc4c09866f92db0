import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

interface ScrubOptions {
  /** Null where several differ: then there is nothing to start from. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** What all values are multiples of; 1 by default. 1 px is one step. */
  readonly step?: number | undefined;
  /** Without it the number cannot be dragged. */
  readonly onDraft: ((value: number) => void) | undefined;
  /** The value a drag ends with, once. */
  readonly onCommit: (value: number) => void;
  readonly onStart?: (() => void) | undefined;
}

interface Scrub {
  readonly start: number;
  readonly pointerX: number;
  /** With its fraction. */
  readonly exact: number;
  readonly isMoving: boolean;
  readonly ends: AbortController;
}

/** A press that moves less than this, in px, is a click. */
const SLOP_PX = 3;

/**
 * Lets a number be dragged on its label: to the right is more. Shift makes it ten times faster, Alt ten times
 * finer; Escape takes it back. Gives the props of the label, none where the number cannot be dragged.
 */
export function useScrub(options: ScrubOptions) {
  const { value, min, max, step = 1, onDraft, onCommit, onStart } = options;
  const scrub = useRef<Scrub | null>(null);
  const wasMoved = useRef(false);
  useEffect(() => () => scrub.current?.ends.abort(), []);
  if (onDraft === undefined || value === null) return {};

  const legal = (number: number): number =>
    Math.max(min, Math.min(max, Math.round(number / step) * step));
  const end = (): Scrub | null => {
    const ended = scrub.current;
    ended?.ends.abort();
    scrub.current = null;
    return ended;
  };
  const cancel = (): void => {
    const ended = end();
    if (ended?.isMoving === true) onDraft(ended.start);
  };
  const takeBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  return {
    className: 'cursor-ew-resize touch-none select-none',
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.currentTarget.matches('fieldset:disabled *')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasMoved.current = false;
      const ends = new AbortController();
      const pointerX = event.clientX;
      scrub.current = { start: value, pointerX, exact: value, isMoving: false, ends };
      window.addEventListener('keydown', takeBack, { capture: true, signal: ends.signal });
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = scrub;
      if (current === null) return;
      const moved = event.clientX - current.pointerX;
      if (!current.isMoving) {
        if (Math.abs(moved) < SLOP_PX) return;
        wasMoved.current = true;
        onStart?.();
      }
      const speed = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const exact = Math.max(min, Math.min(max, current.exact + moved * speed * step));
      scrub.current = { ...current, exact, pointerX: event.clientX, isMoving: true };
      onDraft(legal(exact));
    },
    onPointerUp: () => {
      const ended = end();
      if (ended?.isMoving === true) onCommit(legal(ended.exact));
    },
    onPointerCancel: cancel,
    onClick: (event: MouseEvent) => {
      // A label gives its field the focus by a click, not by a drag.
      if (wasMoved.current) event.preventDefault();
    },
  };
}
