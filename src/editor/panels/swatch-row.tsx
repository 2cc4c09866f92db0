import { FINGER_COLUMNS, SwatchButton } from '../../ui/fields/color-swatch';
import { cx } from '../../ui/cx';
import type { NamedColor } from './text-choices';

interface SwatchRowProps {
  readonly label: string;
  readonly colors: readonly NamedColor[];
  /** The color that is chosen now; null where several differ. */
  readonly chosen: string | null;
  readonly onPick: (color: NamedColor['color']) => void;
}

/** Colors to pick from, eight in a row, or nine where there are as many and the panel has room for them; the chosen one is ringed. */
export function SwatchRow({ label, colors, chosen, onPick }: SwatchRowProps) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'grid min-w-0',
        colors.length === 9
          ? 'grid-cols-9 gap-1 max-xl:grid-cols-8 max-xl:gap-1.5'
          : 'grid-cols-8 gap-1.5',
        FINGER_COLUMNS,
      )}
    >
      {colors.map(({ name, color }) => (
        <SwatchButton
          key={name}
          label={name}
          color={color}
          aria-pressed={color === chosen}
          onClick={() => onPick(color)}
          className={cx(
            'aspect-square',
            color === chosen && 'outline-2 outline-offset-1 outline-accent',
          )}
        />
      ))}
    </fieldset>
  );
}
