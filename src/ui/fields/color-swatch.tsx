import type { ComponentProps } from 'react';
import { cx } from '../cx';

interface SwatchButtonProps extends Readonly<Omit<ComponentProps<'button'>, 'color'>> {
  readonly label: string;
  readonly color: string;
}

/** A color as a square button; passes on what a popover asks of its trigger. */
export function SwatchButton({ label, color, className, ...rest }: SwatchButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'shows-color rounded-[4px] border border-edge/60 disabled:opacity-50',
        className,
      )}
      style={{ backgroundColor: color }}
    />
  );
}

/** The columns of a grid of colors that fingers pick from. */
export const FINGER_COLUMNS =
  'pointer-coarse:grid-cols-[repeat(auto-fill,minmax(44px,1fr))] pointer-coarse:gap-1';

interface SwatchesProps {
  readonly className: string;
  readonly colors: readonly string[];
  readonly onPick: (color: string) => void;
}

/** A row of colors to pick from. */
export function Swatches({ className, colors, onPick }: SwatchesProps) {
  if (colors.length === 0) return null;
  return (
    <div className={cx('grid grid-cols-8 gap-1.5', FINGER_COLUMNS, className)}>
      {[...new Set(colors)].map((color) => (
        <SwatchButton
          key={color}
          label={color}
          color={color}
          onClick={() => onPick(color)}
          className="aspect-square"
        />
      ))}
    </div>
  );
}
