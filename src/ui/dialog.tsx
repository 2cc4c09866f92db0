import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cx } from './cx';
import { IconButton } from './icon-button';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string | undefined;
  /** Buttons at the end of the dialog, the main one last. */
  readonly actions?: ReactNode;
  /** Takes the focus when the dialog has closed; without it what had the focus before gets it back. */
  readonly onClosed?: (() => void) | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  readonly children?: ReactNode;
}

const WIDTHS = { sm: 'max-w-96', md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-7xl' } as const;

/** A question or a task that stands before the page until it is closed. Escape closes it. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actions,
  onClosed,
  size = 'md',
  children,
}: DialogProps) {
  const before = useRef<Element | null>(null);
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in">
          <Radix.Content
            {...described}
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
              'relative w-full rounded-card bg-raised p-5 shadow-float data-[state=closed]:animate-float-out data-[state=open]:animate-float-in',
              WIDTHS[size],
            )}
          >
            <Radix.Title className="pe-10 text-lg font-semibold">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-base text-ink-muted">
                {description}
              </Radix.Description>
            )}
            {children !== undefined && <div className="mt-4">{children}</div>}
            {actions !== undefined && (
              <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>
            )}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                icon={<X className="size-4" />}
                className="absolute end-4 top-4"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
