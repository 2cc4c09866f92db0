import { lazy } from '../../base/lazy';
import { FONT_FACES } from '../../scene/text/fonts';
import { missingFonts } from './missing-fonts';
import type { OwnFonts } from './own-fonts';

const OWN_FONTS = lazy(() => import('./own-fonts'));

/** Null on a machine that has all fonts, and before `startFonts`. */
let own: Promise<OwnFonts | null> = Promise.resolve(null);

/**
 * Lets the page use the app's fonts where the machine lacks the real ones. Where it has them, nothing is loaded. Calls
 * `onFailure` when some do not load.
 */
export function startFonts(onFailure: () => void): void {
  const missing = missingFonts();
  if (missing.length === 0) return;
  own = OWN_FONTS.load().then(
    ({ ownFonts }) => ownFonts(missing, FONT_FACES, onFailure),
    () => {
      onFailure();
      return null;
    },
  );
}

/** The fonts of the app that this machine uses, once that is known; null for none. */
export function fontsInUse(): Promise<OwnFonts | null> {
  return own;
}
