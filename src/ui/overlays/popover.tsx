import {
  cloneElement,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { PlacementAlign, Side } from './place-beside';
import { PopoverPanel } from './popover-panel';
import type { Avoid } from './use-placement';

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
>;

interface PopoverProps {
  /** Names the panel for assistive technology. */
  readonly label: string;
  /** A button; it gets the click and the ARIA properties. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly side?: Side | undefined;
  readonly align?: PlacementAlign | undefined;
  readonly avoid?: Avoid | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A button with a panel of its own, which floats beside it. */
export function Popover({
  label,
  trigger,
  side,
  align,
  avoid,
  onOpenChange,
  children,
}: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <span ref={anchorRef} className="contents">
        {cloneElement(trigger, {
          onClick: () => change(!isOpen),
          'aria-expanded': isOpen,
          'aria-haspopup': 'dialog',
          'aria-controls': isOpen ? id : undefined,
        })}
      </span>
      {isOpen && (
        <PopoverPanel
          {...{ id, label, anchorRef, side, align, avoid }}
          onClose={() => change(false)}
        >
          {children}
        </PopoverPanel>
      )}
    </>
  );
}
