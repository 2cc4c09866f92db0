import { Toaster as Sonner } from 'sonner';

interface ToasterProps {
  readonly position?: 'bottom-right' | 'bottom-center' | 'top-center' | undefined;
}

const CLASSES = {
  toast:
    'flex w-(--width) items-start gap-2.5 rounded-card bg-raised p-3 font-sans text-sm text-ink shadow-float',
  icon: 'my-0.5 flex shrink-0',
  content: 'flex min-w-0 flex-1 flex-col',
  title: 'font-semibold',
  description: 'text-ink-muted',
  actionButton:
    'ms-auto shrink-0 self-center rounded-control px-2.5 h-control-sm font-semibold text-accent hover:bg-accent-soft',
};

const INSET = 'calc(16px + var(--toast-inset, 0px))';

/**
 * Where toasts appear, once on a page; they are announced politely. A page with something fixed
 * at its bottom sets `--toast-inset` to the height of it.
 */
export function Toaster({ position = 'bottom-right' }: ToasterProps) {
  return (
    <Sonner
      position={position}
      offset={{ bottom: INSET, right: 16, left: 16, top: 16 }}
      mobileOffset={{ bottom: INSET, right: 16, left: 16, top: 16 }}
      gap={8}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
}
