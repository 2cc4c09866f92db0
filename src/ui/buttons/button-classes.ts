import { cx } from '../cx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isBlock?: boolean | undefined;
}

const SHAPE =
  'inline-flex shrink-0 items-center justify-center rounded-control border font-medium select-none ' +
  'hover:transition-colors hover:duration-120 no-underline';

const OFF =
  'disabled:border-hairline disabled:bg-wash disabled:text-ink-faint disabled:shadow-none ' +
  'aria-disabled:border-hairline aria-disabled:bg-wash aria-disabled:text-ink-faint ' +
  'aria-disabled:shadow-none aria-disabled:cursor-not-allowed disabled:cursor-not-allowed';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-rest hover:bg-accent-hover active:bg-accent-pressed',
  secondary:
    'border-edge/60 bg-raised text-ink shadow-rest hover:border-edge hover:bg-wash active:bg-hairline',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-wash active:bg-hairline',
  danger: 'border-transparent bg-danger text-on-danger shadow-rest hover:bg-danger-hover',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-control-sm gap-1.5 px-2.5 text-sm',
  md: 'h-control gap-2 px-3 text-sm',
  lg: 'h-control-lg gap-2 px-4 text-base',
};

/** The classes of a button, for links and router links that should look like one. */
export function buttonClasses({ variant = 'secondary', size = 'md', isBlock }: ButtonLook): string {
  return cx(SHAPE, SIZES[size], VARIANTS[variant], OFF, isBlock === true && 'w-full');
}
