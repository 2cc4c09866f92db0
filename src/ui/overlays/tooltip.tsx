import {
  cloneElement,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '../kbd';
import type { Side } from './place-beside';
import { usePlacement } from './use-placement';
import { useTooltipTrigger } from './use-tooltip-trigger';

interface TooltipProps {
  /** Null for none now. */
  readonly content: ReactNode;
  readonly shortcut?: string | undefined;
  readonly side?: Side | undefined;
  /** True where the content only repeats the trigger's name, which is then not said twice. */
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
  const { isOpen: isAsked, stay, leave } = useTooltipTrigger(anchorRef);
  const isOpen = isAsked && content !== null;
  const describes = isOpen && !repeatsName;
  return (
    <>
      <span ref={anchorRef} className="contents">
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
