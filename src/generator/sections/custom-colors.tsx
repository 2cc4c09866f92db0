import { blendNote } from '../../model/color/blend-note';
import { toHex } from '../../model/color/color';
import { parseCssColor } from '../../model/color/css-color';
import { PALETTE_COLORS, type PaletteColor } from '../../model/color/palettes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeCustomColor } from '../../store/signature/edit-form';
import { ColorField } from '../../ui/fields/color-field';

const LABELS: Readonly<Record<PaletteColor, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  background: 'Background',
  text: 'Text',
};

/** Five pickers, each with its hex field. */
export function CustomColors() {
  const palette = useAppSelector((state) => state.signature.present.look.customPalette);
  const dispatch = useAppDispatch();
  const change = (color: PaletteColor, value: string): void => {
    dispatch(changeCustomColor(color, toHex(value)));
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      {PALETTE_COLORS.map((color) => (
        <ColorField
          key={color}
          label={LABELS[color]}
          value={palette[color]}
          parse={parseCssColor}
          explain={blendNote}
          onDraft={(value) => change(color, value)}
          onCommit={(value) => change(color, value)}
        />
      ))}
    </div>
  );
}
