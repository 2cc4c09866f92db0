import { useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from './cx';
import { useSheetDrag } from './use-sheet-drag';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Stays in reach at the bottom, open or not. */
  readonly footer?: ReactNode;
  /** How much of the content shows while the sheet is down, in px. */
  readonly peekHeight?: number | undefined;
  /** How much of it shows while the sheet is up, as a CSS length. */
  readonly openHeight?: string | undefined;
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
  footer,
  peekHeight = 72,
  openHeight = '60dvh',
  children,
}: SheetProps) {
  const id = useId();
  const { bodyRef, dragHeight, handleProps } = useSheetDrag({ isOpen, onOpenChange, peekHeight });
  useEscape(isOpen, onOpenChange);
  const height = dragHeight ?? (isOpen ? openHeight : peekHeight);
  const style: CSSProperties = { height, maxHeight: openHeight };
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-col rounded-t-[12px] bg-raised pb-[env(safe-area-inset-bottom)] shadow-float"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        {...handleProps}
        className="flex min-h-11 w-full touch-none flex-col items-center gap-1.5 rounded-t-[12px] pt-2 pb-1 focus-visible:-outline-offset-2"
      >
        <span aria-hidden="true" className="h-1 w-9 rounded-full bg-edge" />
        <span id={id} className="text-sm font-semibold">
          {title}
        </span>
      </button>
      <div
        ref={bodyRef}
        style={style}
        inert={!isOpen}
        className={cx(
          'overflow-x-hidden px-4',
          isOpen ? 'overflow-y-auto' : 'overflow-y-hidden',
          dragHeight === undefined && 'transition-[height] duration-180',
        )}
      >
        {children}
      </div>
      {footer !== undefined && <div className="border-t px-4 py-3">{footer}</div>}
    </section>
  );
}

function useEscape(isOpen: boolean, onOpenChange: (isOpen: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, onOpenChange]);
}
