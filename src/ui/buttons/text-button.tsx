import { type ComponentProps } from 'react';
import { cx } from '../cx';

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** `accent` unless given. */
  readonly tone?: 'accent' | 'muted';
}

const TONES = {
  accent: 'text-accent hover:underline',
  muted: 'text-ink-muted underline decoration-dotted hover:text-ink',
} as const;

/** A small button of words alone, for what stands below a text. */
export function TextButton({ tone = 'accent', ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        'finger-target relative min-h-6 rounded-sm text-xs font-medium underline-offset-3 pointer-coarse:min-h-control',
        TONES[tone],
      )}
      {...rest}
    />
  );
}
