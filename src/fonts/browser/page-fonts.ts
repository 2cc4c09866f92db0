import { lazy } from '../../base/lazy';
import { FONT_FACES } from '../../scene/text/fonts';
import { missingFonts } from './missing-fonts';
import type { OwnFonts } from './own-fonts';

const OWN_FONTS = lazy(() => import('./own-fonts'));

/** Null on a machine that has all fonts, and before `startFonts`. */
let own: Promise<OwnFonts | null> = Promise.resolve(null);

/**
 * Lets the page use the app's fonts where the machine lacks the real ones. Where it has them, nothing is loaded. Tells
 * when some do not come.
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

/** What stands in on this machine, once that is known. */
export function fontsInUse(): Promise<OwnFonts | null> {
  return own;
}
