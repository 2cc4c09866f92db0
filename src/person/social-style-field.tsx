import type { SocialStyle } from '../model/person/social';
import { SegmentedControl } from '../ui/fields/segmented-control';

const STYLES = [
  { value: 'auto', label: 'Automatic' },
  { value: 'icons', label: 'Icons' },
  { value: 'letters', label: 'Letters' },
] as const;

const HINTS: Readonly<Record<SocialStyle | 'mixed', string>> = {
  auto: 'With “Use it in…”, clients that show icons get them. Gmail, classic Outlook and Copy HTML get letters.',
  icons: 'Gmail hides embedded pictures, icons among them.',
  letters: 'Letters show in every email client.',
  mixed: 'Letters show in every email client, icons in most.',
};

interface SocialStyleFieldProps {
  readonly value: SocialStyle | 'mixed';
  readonly onChange: (style: SocialStyle) => void;
  /** Whether it is as wide as its place, below a title that names it. */
  readonly isBlock?: boolean;
}

/** Whether social networks are shown by letters or by icons, and what that means for clients. */
export function SocialStyleField({ value, onChange, isBlock = false }: SocialStyleFieldProps) {
  return (
    <div>
      <SegmentedControl<SocialStyle | 'mixed'>
        label="Show links as"
        isLabelHidden={isBlock}
        isBlock={isBlock}
        value={value}
        options={STYLES}
        onChange={(style) => {
          if (style !== 'mixed') onChange(style);
        }}
      />
      <p className="mt-1.5 text-xs text-ink-muted">{HINTS[value]}</p>
    </div>
  );
}
