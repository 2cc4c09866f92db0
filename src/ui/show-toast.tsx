import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { cx } from './cx';

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger';

interface Toast {
  readonly title: string;
  readonly message?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** How long it stays, 4,000 ms unless told otherwise. */
  readonly durationMs?: number | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** A toast with the id of one that is shown takes its place. */
  readonly id?: string | undefined;
}

const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-4 text-success" />,
  warning: <TriangleAlert aria-hidden="true" className="size-4 text-warning" />,
  danger: <CircleX aria-hidden="true" className="size-4 text-danger" />,
};

/** Shows a short message over the page. Needs a `Toaster` on it. */
export function showToast(options: Toast): void {
  const { title, message, tone = 'neutral', durationMs = 4000, action, id } = options;
  toast(title, {
    description: message,
    duration: durationMs,
    icon: ICONS[tone],
    className: cx(tone === 'danger' && 'bg-danger-soft!'),
    ...(id !== undefined && { id }),
    ...(action !== undefined && {
      action: { label: action.label, onClick: () => action.onSelect() },
    }),
  });
}
