import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx';

interface ExternalLinkProps extends Readonly<ComponentProps<'a'>> {
  readonly href: string;
}

/** A link to another site, marked as one that opens in a new tab. */
export function ExternalLink({ className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      className={cx(
        'inline-flex items-center gap-1 rounded-sm font-medium text-accent underline-offset-3 hover:underline',
        className,
      )}
    >
      {children}
      <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0 rtl:-scale-x-100" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
