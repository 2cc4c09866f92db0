import {
  cloneElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../kbd';
import type { Side } from './place-beside';
import { usePlacement } from './use-placement';

interface TooltipProps {
  /** Null for none now. */
  readonly content: ReactNode;
  readonly shortcut?: string | undefined;
  readonly side?: Side | undefined;
  /** True where the content only repeats the trigger's name, which is then not read out twice. */
  readonly repeatsName?: boolean | undefined;
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A short text beside the element it wraps, on hover and on keyboard focus; the pointer may rest on it, too. Not Radix's, whose
 * positioning alone weighs more than all that the generator page needs of this folder.
 */
export function Tooltip({
  content,
  shortcut,
  side = 'top',
  repeatsName = false,
  children,
}: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const { isOpen: isAsked, stay, leave, handlers } = useTooltipTrigger();
  const isOpen = isAsked && content !== null;
  const describes = isOpen && !repeatsName;
  return (
    <>
      <span ref={anchorRef} className="contents" {...handlers}>
        {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      </span>
      {isOpen && <Bubble {...{ id, anchorRef, side, content, shortcut, stay, leave }} />}
    </>
  );
}

interface BubbleProps extends Pick<TooltipProps, 'content' | 'shortcut'> {
  readonly id: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly side: Side;
  readonly stay: () => void;
  readonly leave: () => void;
}

function Bubble({ id, anchorRef, side, content, shortcut, stay, leave }: BubbleProps) {
  const floatRef = useRef<HTMLDivElement>(null);
  usePlacement({ anchorRef, floatRef, side, align: 'center' });
  return createPortal(
    <div
      ref={floatRef}
      id={id}
      role="tooltip"
      onPointerEnter={stay}
      onPointerLeave={leave}
      className="fixed z-60 flex w-max max-w-64 animate-float-in items-center gap-2 rounded-control bg-inverse px-2 py-1 text-xs text-on-inverse shadow-float"
    >
      {content}
      {shortcut !== undefined && <Kbd tone="inverse">{shortcut}</Kbd>}
    </div>,
    document.querySelector('main') ?? document.body,
  );
}

const OPEN_DELAY_MS = 500;
/** The way from the trigger to the tooltip takes so long at most. */
const GRACE_MS = 150;
/** After a tooltip has closed, the next one opens at once for this long, as along a toolbar. */
const WARM_MS = 300;

let lastClosedAt = -Infinity;

/** What a trigger has opened stands where its tooltip would. */
const OPENED = '[aria-haspopup][aria-expanded="true"]';

/**
 * Whether the tooltip of what is inside the element with these handlers is open: while the mouse rests on it or on the tooltip
 * itself, which calls `stay` and `leave`, or while it has the focus by keyboard. Escape and a press close it. A page has many
 * tooltips, so that one that is closed costs it nothing but the handlers, which React calls.
 */
function useTooltipTrigger() {
  const [isOpen, setIsOpen] = useState(false);
  const { handlers, close, ...timer } = useMemo(() => makeTrigger(setIsOpen), []);
  useEffect(() => close, [close]);
  return { isOpen, stay: timer.stay, leave: timer.leave, handlers };
}

function makeTrigger(setIsOpen: (isOpen: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const set = (next: boolean) => {
    if (isOpen && !next) lastClosedAt = performance.now();
    isOpen = next;
    setIsOpen(next);
  };
  const open = (trigger: Element, delayMs: number) => {
    clearTimeout(timer);
    if (isOpen) return;
    timer = setTimeout(() => set(trigger.querySelector(OPENED) === null), delayMs);
    document.addEventListener('keydown', closeByKey);
  };
  const leave = () => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(close, GRACE_MS);
  };
  return {
    close,
    leave,
    stay: () => clearTimeout(timer),
    handlers: {
      onPointerOver: ({ pointerType, currentTarget, target }: PointerEvent) => {
        if (!isWithin(currentTarget, target)) return;
        const isWarm = performance.now() - lastClosedAt < WARM_MS;
        if (pointerType !== 'touch') open(currentTarget, isWarm ? 0 : OPEN_DELAY_MS);
      },
      onPointerOut: ({ currentTarget, relatedTarget }: PointerEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
      },
      onPointerDown: close,
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (isWithin(currentTarget, target) && target.matches(':focus-visible'))
          open(currentTarget, 0);
      },
      onBlur: close,
    },
  };

  function close() {
    clearTimeout(timer);
    document.removeEventListener('keydown', closeByKey);
    if (isOpen) set(false);
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }
}

/** React passes on what happens in a menu that the trigger has opened elsewhere in the page. */
function isWithin(trigger: Element, target: EventTarget): boolean {
  return target instanceof Node && trigger.contains(target);
}
