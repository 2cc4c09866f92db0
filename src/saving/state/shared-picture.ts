import { exportWithDrawings, type Rasters } from '../../output/state/draw-pictures';
import { htmlInTemplate } from '../../output/state/html-of';
import { heldIn, withoutHeld } from '../../pictures/state/held-pictures';
import { designOf, type Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withTimeout } from '../../store/timing';

/** The most drawings for what overlaps: each blocks the page, and the author of a link may have meant that. */
const MOST_DRAWINGS = 30;

/** How long somebody looks at the place of the picture, in ms. */
const LONGEST_MS = 10_000;

/** What a signature that is not open looks like, as HTML; blank where that cannot be made, takes long or is no longer wanted. */
export function sharedHtml(
  signature: Signature,
  isWanted: () => boolean,
): AppThunk<Promise<string>> {
  return async (_dispatch, _getState, ports) => {
    const { exporter, origin: baseUrl } = ports;
    const images = withoutHeld(ports.images, heldIn(signature));
    const ofDesign = async (): Promise<string> => {
      let count = 0;
      const send = async (rasters: Rasters) => {
        const output = await exporter.exportScene(designOf(signature), { baseUrl, rasters });
        count = Math.max(count, output.requests.length);
        return output;
      };
      const isFew = () => isWanted() && count <= MOST_DRAWINGS;
      const unseen = { isWatched: () => false, onProgress: () => undefined };
      const made = await exportWithDrawings(send, {}, images, { ...unseen, isWanted: isFew });
      return made.isWhole ? made.output.html : '';
    };
    const isDesign = signature.scene.elements.length > 0;
    const making = isDesign ? ofDesign() : htmlInTemplate(signature, ports);
    return withTimeout(
      making.catch(() => ''),
      LONGEST_MS,
      '',
    );
  };
}
