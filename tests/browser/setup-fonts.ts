import { fontsInUse, startFonts } from '../../src/fonts/browser/page-fonts';

/* Browsers of tests see DejaVu alone: what the app brings stands in for the rest, as it does for visitors. */

startFonts(() => {
  throw new Error('A font of the app did not come');
});
await fontsInUse();
