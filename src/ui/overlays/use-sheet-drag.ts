import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

interface SheetDragOptions {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly peekHeight: number;
}

interface Pull {
  readonly startY: number;
  readonly startHeight: number;
}

/** A press that moves less than this, in px, is a click. */
const CLICK_SLOP = 6;
/** A pull of this many px goes to the other height. */
const SNAP_DISTANCE = 40;

/**
 * The pulling of a sheet by its handle. While it lasts, `dragHeight` is the height of the body in
 * px; otherwise it is undefined and the sheet rests at one of its two heights.
 */
export function useSheetDrag({ onOpenChange, peekHeight }: SheetDragOptions) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);
  const [dragHeight, setDragHeight] = useState<number | undefined>();

  const end = () => {
    pull.current = null;
    setDragHeight(undefined);
  };
  const pullProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // The very part that is pressed: a press that does not move is its click.
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      wasPulled.current = false;
      pull.current = { startY: event.clientY, startHeight: bodyRef.current?.offsetHeight ?? 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      if (pull.current === null) return;
      const up = pull.current.startY - event.clientY;
      if (Math.abs(up) > CLICK_SLOP) wasPulled.current = true;
      if (wasPulled.current) setDragHeight(Math.max(peekHeight, pull.current.startHeight + up));
    },
    onPointerUp: (event: PointerEvent) => {
      if (pull.current === null) return;
      const up = pull.current.startY - event.clientY;
      end();
      if (wasPulled.current && Math.abs(up) >= SNAP_DISTANCE) onOpenChange(up > 0);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      // A click by keyboard has no count; one that ends a pull is nobody's.
      if (event.detail > 0 && wasPulled.current) event.stopPropagation();
    },
  };
  return { bodyRef, dragHeight, pullProps };
}
