import type { ReactNode } from 'react';
import { cx } from './cx';

interface KbdProps {
  readonly tone?: 'plain' | 'inverse' | undefined;
  readonly children: ReactNode;
}

/** A key or a combination of keys. */
export function Kbd({ tone = 'plain', children }: KbdProps) {
  return (
    <kbd
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm px-1 font-sans text-xs',
        tone === 'plain' ? 'border bg-panel text-ink-muted' : 'bg-on-inverse/15 text-on-inverse',
      )}
    >
      {children}
    </kbd>
  );
}
