import { useId } from 'react';
import { PALETTES, paletteTitle } from '../model/palettes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { choosePalette } from '../store/signature/edit-form';
import { OptionGroup } from '../ui/option-card';
import { PaletteRow } from '../ui/palette-row';

/** The preset palettes, two in a row, in a box that scrolls. */
export function PalettePicker() {
  const name = useId();
  const chosen = useAppSelector((state) => state.signature.present.person.colorScheme);
  const dispatch = useAppDispatch();
  return (
    <div className="max-h-96 scroll-thin overflow-y-auto rounded-card border p-1.5">
      <OptionGroup label="Palette" isLabelHidden className="grid-cols-2 gap-0.5">
        {PALETTES.map((palette) => (
          <PaletteRow
            key={palette.name}
            name={name}
            value={palette.name}
            caption={paletteTitle(palette.name)}
            colors={[palette.primary, palette.secondary, palette.accent]}
            isSelected={palette.name === chosen}
            onSelect={() => dispatch(choosePalette(palette.name))}
          />
        ))}
      </OptionGroup>
    </div>
  );
}
