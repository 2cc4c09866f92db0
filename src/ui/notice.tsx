import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cx } from './cx';
import { IconButton } from './buttons/icon-button';

export type NoticeTone = 'info' | 'warning' | 'danger' | 'success';

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly onDismiss?: (() => void) | undefined;
  /** For a notice that appears while the page is in use. */
  readonly announce?: 'politely' | 'at once' | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

interface NoticeLook {
  readonly Icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  readonly box: string;
  readonly icon: string;
}

const LOOKS: Readonly<Record<NoticeTone, NoticeLook>> = {
  info: { Icon: Info, box: 'border', icon: 'text-ink-muted' },
  warning: { Icon: TriangleAlert, box: 'bg-warning-soft', icon: 'text-warning' },
  danger: { Icon: CircleX, box: 'bg-danger-soft', icon: 'text-danger' },
  success: { Icon: CircleCheck, box: 'bg-success-soft', icon: 'text-success' },
};

const ROLES = { politely: 'status', 'at once': 'alert' } as const;

/** A message within the page, with what can be done about it. */
export function Notice({
  tone = 'info',
  title,
  action,
  onDismiss,
  announce,
  children,
  className,
}: NoticeProps) {
  const { Icon, box, icon } = LOOKS[tone];
  return (
    <div
      role={announce === undefined ? 'note' : ROLES[announce]}
      className={cx('flex items-start gap-2 rounded-card px-3 py-2.5', box, className)}
    >
      <Icon className={cx('my-0.5 size-4 shrink-0', icon)} aria-hidden={true} />
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && (
          <button
            type="button"
            onClick={action.onSelect}
            className="mt-1 rounded-sm font-semibold text-accent underline-offset-2 hover:underline pointer-coarse:min-h-control"
          >
            {action.label}
          </button>
        )}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          label="Dismiss"
          size="sm"
          icon={<X className="size-4" />}
          onClick={onDismiss}
          className="-my-1 -me-1"
        />
      )}
    </div>
  );
}
