import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type ReactNode,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { cx } from '../cx';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Stays in reach below the handle, open or not; the title is then for assistive technology only. */
  readonly header?: ReactNode;
  /** Takes its room from what stands above it, instead of lying over it. */
  readonly isInFlow?: boolean | undefined;
  /** Stays in reach at the bottom, open or not. */
  readonly footer?: ReactNode;
  /** How much of the content shows while the sheet is down, in px. */
  readonly peekHeight?: number | undefined;
  /** How much of it shows while the sheet is up, as a CSS length. */
  readonly openHeight?: string | undefined;
  /** Rendered from the first time on that it is opened or pulled. */
  readonly children: ReactNode;
}

/**
 * A panel at the bottom of a phone's screen with two heights. Its handle is a button that can also
 * be pulled; Escape lets the sheet down. The page below stays in use.
 */
export function Sheet({
  title,
  isOpen,
  onOpenChange,
  header,
  isInFlow = false,
  footer,
  peekHeight = 72,
  openHeight = '60dvh',
  children,
}: SheetProps) {
  const id = useId();
  const { bodyRef, dragHeight, pullProps } = useSheetDrag({ onOpenChange, peekHeight });
  const isSeen = isOpen || peekHeight > 0 || dragHeight !== undefined;
  const [wasSeen, setWasSeen] = useState(isSeen);
  if (isSeen && !wasSeen) setWasSeen(true);
  const handleRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    // What is put out of reach must not keep the focus.
    if (bodyRef.current?.contains(document.activeElement) === true) handleRef.current?.focus();
    onOpenChange(false);
  }, [bodyRef, onOpenChange]);
  useEscape(isOpen, close);
  const height = dragHeight ?? (isOpen ? openHeight : peekHeight);
  const style: CSSProperties = { height, maxHeight: openHeight };
  const hasHeader = header !== undefined;
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'z-30 flex flex-col rounded-t-[12px] bg-raised pb-[env(safe-area-inset-bottom)] shadow-float',
        isInFlow ? 'relative shrink-0' : 'fixed inset-x-0 bottom-0',
      )}
    >
      <div {...pullProps} className="touch-none">
        <button
          ref={handleRef}
          type="button"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : onOpenChange(true))}
          className={cx(
            'flex w-full flex-col items-center gap-1.5 rounded-t-[12px] pt-2 pb-1 focus-visible:-outline-offset-2',
            hasHeader ? 'min-h-6' : 'min-h-11',
          )}
        >
          <span aria-hidden="true" className="h-1 w-9 rounded-full bg-edge" />
          <span id={id} className={hasHeader ? 'sr-only' : 'text-sm font-semibold'}>
            {title}
          </span>
        </button>
        {header}
      </div>
      <div
        ref={bodyRef}
        style={style}
        inert={!isOpen}
        className={cx(
          'relative overflow-x-clip',
          !hasHeader && 'px-4',
          isOpen ? 'overflow-y-auto' : 'overflow-y-clip',
          dragHeight === undefined && 'transition-[height] duration-180',
        )}
      >
        {wasSeen && children}
      </div>
      {footer !== undefined && <div className="border-t px-4 py-3">{footer}</div>}
    </section>
  );
}

function useEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, close]);
}

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
function useSheetDrag({ onOpenChange, peekHeight }: SheetDragOptions) {
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
      // A click by keyboard has a count of 0; a click that ends a pull is ignored.
      if (event.detail > 0 && wasPulled.current) event.stopPropagation();
    },
  };
  return { bodyRef, dragHeight, pullProps };
}
