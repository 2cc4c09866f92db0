import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { cx } from '../cx';

interface ButtonLinkProps extends Readonly<ComponentProps<'a'>> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly href: string;
}

/** A link that looks like a button. A router's link takes `buttonClasses` instead. */
export function ButtonLink({
  variant,
  size,
  isBlock,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClasses({ variant, size, isBlock }), className)}>
      {icon}
      {children}
    </a>
  );
}
