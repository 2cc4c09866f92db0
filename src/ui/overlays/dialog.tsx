import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import { IconButton } from '../buttons/icon-button';
import { AROUND, SCRIM, stayForToasts, useToastRoom } from './beside-toasts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  /** Buttons at the end of the dialog, the main one last. */
  readonly actions?: ReactNode;
  /** Takes the focus when the dialog has closed; without it what had the focus before gets it back. */
  readonly onClosed?: (() => void) | undefined;
  /** A `page` is a place to work in: of one height, and the whole screen of a phone. Its content scrolls by itself. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'page' | undefined;
  /** At the end of the title's line, where there is room. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

const CARD = 'rounded-card p-5';

const SHAPES = {
  sm: `${CARD} max-w-96`,
  md: `${CARD} max-w-lg`,
  lg: `${CARD} max-w-3xl`,
  xl: `${CARD} max-w-7xl`,
  page: 'flex h-[min(46rem,calc(100dvh-var(--around)))] min-w-0 max-w-4xl flex-col overflow-clip rounded-card max-md:h-[calc(100dvh-var(--around))] max-md:rounded-none',
} as const;

/** A question or a task that stands before the page until it is closed. Escape closes it. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actions,
  onClosed,
  size = 'md',
  aside,
  children,
}: DialogProps) {
  const isPage = size === 'page';
  const before = useRef<Element | null>(null);
  const room = useToastRoom(isOpen);
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cx(
            SCRIM,
            AROUND,
            'grid place-items-center overflow-y-auto',
            isPage ? 'px-4 max-md:items-end max-md:px-0' : 'p-4',
          )}
          style={room}
        >
          <Radix.Content
            {...described}
            onInteractOutside={stayForToasts}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement;
              // Where there is only something to read, it gets the focus rather than the button that closes it.
              if (actions !== undefined || !(event.currentTarget instanceof HTMLElement)) return;
              event.preventDefault();
              // Of a dialog that is taller than the page, its head is what is seen first.
              event.currentTarget.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Something that was opened meanwhile keeps the focus.
              if (document.activeElement !== document.body) return;
              if (onClosed !== undefined) onClosed();
              else if (before.current instanceof HTMLElement) before.current.focus();
            }}
            className={cx(
              'relative w-full bg-raised shadow-float data-[state=closed]:animate-float-out data-[state=open]:animate-float-in',
              SHAPES[size],
            )}
          >
            <div
              className={cx(
                isPage &&
                  'flex shrink-0 flex-wrap items-center gap-x-8 gap-y-1 border-b py-3 ps-4 pe-4 md:ps-6',
              )}
            >
              <Radix.Title className="flex min-h-control items-center pe-12 text-lg font-semibold">
                {title}
              </Radix.Title>
              {aside !== undefined && (
                <div className="max-md:w-full md:ms-auto md:me-12">{aside}</div>
              )}
            </div>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-base text-ink-muted">
                {description}
              </Radix.Description>
            )}
            {children !== undefined && (
              <div className={isPage ? 'min-h-0 flex-1' : 'mt-4'}>{children}</div>
            )}
            {actions !== undefined && (
              <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
            )}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                icon={<X className="size-4" />}
                className={cx('absolute end-4', isPage ? 'top-3' : 'top-4')}
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
