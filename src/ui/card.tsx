import type { ComponentProps } from 'react';
import { cx } from './cx';

/** A panel on the background: hairline, no shadow. */
export function Card({ className, ...rest }: Readonly<ComponentProps<'div'>>) {
  return <div {...rest} className={cx('rounded-card border bg-panel', className)} />;
}
