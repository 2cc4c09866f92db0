import { selectHeldPictures } from '../pictures/state/held-pictures';
import type { SocialIcons } from '../email/social-icons';
import type { FixContext } from '../fixes/fix';
import type { Translations } from '../model/languages/language-words';
import { withNumbers, type KnownNumbers } from '../model/person/phone/known-numbers';
import { INITIALS, type InitialsOf } from '../model/person/name/load-initials';
import type { QrCodes } from '../model/person/qr-code';
import type { ElementContext } from '../scene/element-definition';
import { isSame } from '../scene/operations/same';
import type { MeasureText } from '../scene/text/text-measure';
import { trusted } from '../scene/text/trusted-measure';
import { selectLanguage } from '../output/page/use-words';
import { loadedWords } from '../model/languages/load-words';
import { makeSelector } from '../store/make-selector';
import type { Ports } from '../store/ports';
import type { RootState } from '../store/state';
import { collapseNow } from './collapse/use-collapse';
import { selectPerson } from './selectors';

/** What only a browser can compute or load. */
export interface RenderEnv {
  readonly measure: MeasureText;
  /** An origin that makes relative addresses absolute. */
  readonly baseUrl?: string;
  /** What reads initials, once it has come. */
  readonly initialsOf?: InitialsOf;
  /** The social icons, once they have come. */
  readonly socialIcons?: SocialIcons;
  /** The QR codes of elements, once what makes them has come. */
  readonly qrCodes?: QrCodes;
  /** What is known of the telephone numbers, once the numbering plans have loaded. */
  readonly numbers?: KnownNumbers;
  /** The words in the language of the signature, once they have loaded. */
  readonly words?: Translations;
}

/** What is known of the device where a person does something. */
export function deviceOf({ measure, origin }: Pick<Ports, 'measure' | 'origin'>, state: RootState) {
  const words = loadedWords(selectLanguage(state));
  const initialsOf = INITIALS.current()?.personInitials;
  const known = { measure, baseUrl: origin, ...(initialsOf && { initialsOf }) };
  return (words === null ? known : { ...known, words }) satisfies RenderEnv;
}

/**
 * What elements are drawn with, as in an export, except for pictures that are not loaded yet: the same object as long as its
 * contents are the same.
 */
export const selectElementContext = makeSelector(
  (
    state: RootState,
    { measure, baseUrl, initialsOf, socialIcons, qrCodes, numbers }: RenderEnv,
  ) => [
    selectPerson(state),
    numbers,
    state.fonts.arrivals,
    trusted(measure),
    baseUrl,
    initialsOf,
    socialIcons,
    qrCodes,
    selectHeldPictures(state),
  ],
  (
    person,
    numbers,
    fontArrivals,
    measure,
    baseUrl,
    initialsOf,
    socialIcons,
    qrCodes,
    held,
  ): ElementContext => ({
    person: withNumbers(person, numbers),
    measure,
    fontArrivals,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(initialsOf === undefined ? {} : { initialsOf }),
    ...(socialIcons === undefined ? {} : { socialIcons: socialIcons }),
    ...(qrCodes === undefined ? {} : { qrCodes }),
    ...(held.length === 0 ? {} : { held }),
  }),
  isSame,
);

/** What fixes are tried with. */
export const selectFixContext = makeSelector(
  (state: RootState, device: RenderEnv) => [
    selectElementContext(state, device),
    state.output.rasters,
    collapseNow(state),
  ],
  // The email has the pictures that are not loaded here.
  ({ held: _held, ...element }, rasters, collapseEmpty): FixContext => ({
    element,
    rasters,
    ...(collapseEmpty && { collapseEmpty }),
  }),
);
