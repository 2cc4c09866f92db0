import type { ReactNode, Ref } from 'react';
import { cx } from '../../src/ui/cx';

interface ScrollBoxProps {
  readonly label: string;
  readonly ref?: Ref<HTMLElement>;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A pane that scrolls by itself, by keys, too. */
export function ScrollBox({ label, ref, className, children }: ScrollBoxProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
      className={cx('overflow-auto rounded-card border border-hairline', className)}
    >
      {children}
    </section>
  );
}
