import { isLogoScheme, paletteToScheme, resolveColorScheme } from '../../model/color/color-scheme';
import { isHeld } from '../../model/picture/held-pictures';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';
import { logoAddress } from '../../model/picture/logo-address';
import { LOGO_COLORS } from '../../model/messages/logo-color-messages';
import { logoPalette, type LogoPalette } from '../../model/color/logo-palette';
import { doneWithUndo } from '../../model/messages/messages';
import { CUSTOM_PALETTE, type Palette } from '../../model/color/palettes';
import { fail, ok } from '../../base/result';
import { noticeRaised } from '../../store/notices-slice';
import type { Ports } from '../../store/ports';
import { changeParts, changePerson, switchCustomColors } from '../../store/signature/edit-form';
import type { StepPlace } from '../../store/signature/history-types';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { selectHeldPictures } from './held-pictures';

/** A few logos are looked at again and again: by the form, the designer and their lists of palettes. */
const MOST_KNOWN = 8;

/** The address of a signature's logo: the person's, else the first that the canvas has of its own; blank for none. */
export function shownLogo({ person, scene }: Signature): string {
  const own = scene.elements.find(({ type, content = '' }) => type === 'logo' && content !== '');
  return logoAddress(person) || (own?.content ?? '');
}

/** Makes a palette of what a logo shows. What could not be read is asked for again the next time. */
export function readLogoPalette(address: string): AppThunk<Promise<LogoPalette>> {
  return async (_dispatch, getState, extra) => {
    if (isHeld(address, selectHeldPictures(getState()))) return fail('unread');
    const read = extra.session.pictures.palettes;
    const known = read.get(address);
    if (known !== undefined) return known;
    const reading = paletteAt(address, extra);
    read.set(address, reading);
    for (const oldest of [...read.keys()].slice(0, -MOST_KNOWN)) read.delete(oldest);
    void reading.then((found) => {
      if (!found.ok && found.problem === 'unread') read.delete(address);
    });
    return reading;
  };
}

async function paletteAt(
  address: string,
  { images, origin }: Pick<Ports, 'images' | 'origin'>,
): Promise<LogoPalette> {
  const source = parseImageSource(address, origin);
  const pixels = source.ok ? await images.pixels(imageSourceAddress(source.value)) : null;
  if (pixels === null) return fail('unread');
  const palette = logoPalette(pixels);
  return palette === null ? fail('colorless') : ok(palette);
}

/** Gives the open signature a palette, as a step. */
export function choosePaletteOfLogo(scheme: string, place: StepPlace): AppThunk {
  return (dispatch, getState) => {
    if (getState().view.isPreview) return;
    dispatch(changePerson({ colorScheme: scheme }, { label: LOGO_COLORS.step, place }));
  };
}

/** The same with a notice by which it is taken back. */
export function applyLogoPalette(palette: Palette, place: StepPlace): AppThunk {
  return (dispatch) => {
    dispatch(choosePaletteOfLogo(paletteToScheme(palette), place));
    dispatch(noticeRaised(doneWithUndo(LOGO_COLORS.done)));
  };
}

/** Turns custom colors on. They begin with those of the logo where these are in use, and no others were made yet. */
export function beginCustomColors(): AppThunk {
  return (dispatch, getState) => {
    const { person, look } = getState().signature.present;
    const isFresh = paletteToScheme(look.customPalette) === paletteToScheme(CUSTOM_PALETTE);
    if (!isFresh || !isLogoScheme(person.colorScheme)) {
      dispatch(switchCustomColors(true));
      return;
    }
    const { name } = CUSTOM_PALETTE;
    const customPalette = { ...resolveColorScheme(person.colorScheme), name };
    const colorScheme = paletteToScheme(customPalette);
    dispatch(
      changeParts({ person: { colorScheme }, look: { customPalette } }, { label: 'Custom colors' }),
    );
  };
}
