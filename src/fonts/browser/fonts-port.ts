import type { Ports } from '../../store/ports';
import { fontsInUse } from './page-fonts';

/** The fonts of the page, for frames in it. */
export const fonts: Ports['fonts'] = {
  addTo: async (frame) => (await fontsInUse())?.addTo(frame),
  haveCome: async () => {
    if ((await fontsInUse()) !== null) await document.fonts.ready;
  },
};
