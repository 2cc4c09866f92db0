import { useId, useState } from 'react';
import { isLogoScheme } from '../../model/color/color-scheme';
import { LOGO_COLORS } from '../../model/messages/logo-color-messages';
import { logoChoices } from '../../model/color/logo-palette';
import { PALETTES, paletteTitle } from '../../model/color/palettes';
import { selectHasOthers } from '../../person/select-has-others';
import { useLogoPalette } from '../../person/use-logo-palette';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choosePaletteOfLogo, shownLogo } from '../../pictures/state/logo-palette';
import { applyToAll } from '../../saving/state/palette-for-all';
import { choosePalette } from '../../store/signature/edit-form';
import { Button } from '../../ui/buttons/button';
import { OptionGroup } from '../../ui/fields/option-card';
import { PaletteRow } from '../../ui/fields/palette-row';

/** The palettes, two in a row, in a box that scrolls: that of the logo, then the presets. */
export function PalettePicker() {
  const name = useId();
  const chosen = useAppSelector((state) => state.signature.present.person.colorScheme);
  const dispatch = useAppDispatch();
  return (
    <>
      <div className="max-h-96 scroll-thin overflow-y-auto rounded-card border p-1.5">
        <OptionGroup label="Palette" isLabelHidden className="grid-cols-2 gap-0.5">
          <OfLogo name={name} chosen={chosen} />
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
      <ForAll scheme={chosen} />
    </>
  );
}

interface OfLogoProps {
  /** Of the group. */
  readonly name: string;
  readonly chosen: string;
}

/** The palette of the logo. Its row is there as soon as there is a logo, so that no other moves. */
function OfLogo({ name, chosen }: OfLogoProps) {
  const address = useAppSelector(({ signature: { present } }) => shownLogo(present));
  const found = useLogoPalette(address);
  const dispatch = useAppDispatch();
  // The palette of an earlier logo stays while the list is looked at, so that no row moves when another is chosen.
  const [first] = useState(chosen);
  const before = isLogoScheme(first) ? first : chosen;
  const choices = logoChoices(before, found?.ok === true ? found.value : null);
  const isMissing = address !== '' && found?.ok !== true;
  return (
    <>
      {isMissing && (
        <PaletteRow
          name={name}
          value="from-logo"
          caption={found === null ? LOGO_COLORS.entry : LOGO_COLORS.entryUnread}
          colors={[]}
          isSelected={false}
          disabled
          onSelect={() => undefined}
        />
      )}
      {choices.map(({ scheme, title, palette: { primary, secondary, accent } }) => (
        <PaletteRow
          key={scheme}
          name={name}
          value={scheme}
          caption={title}
          colors={[primary, secondary, accent]}
          isSelected={scheme === chosen}
          onSelect={() => dispatch(choosePaletteOfLogo(scheme, 'form'))}
        />
      ))}
    </>
  );
}

/** The way from the palette of the logo to all other signatures. */
function ForAll({ scheme }: { readonly scheme: string }) {
  const hasOthers = useAppSelector(selectHasOthers);
  const dispatch = useAppDispatch();
  if (!isLogoScheme(scheme) || !hasOthers) return null;
  return (
    <Button
      size="sm"
      className="justify-self-start"
      onClick={() => void dispatch(applyToAll(scheme, 'form'))}
    >
      {LOGO_COLORS.inAll}
    </Button>
  );
}
