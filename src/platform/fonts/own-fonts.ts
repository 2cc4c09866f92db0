import type { SvgNode } from '../../scene/svg';
import { forgetMeasures } from '../measure-text';
import { addFaces, type FaceSource, type FontScope } from './face-source';
import { facesOf, type RealFonts } from './font-files';
import { fontSheet } from './font-sheet';
import type { OwnFont } from './missing-fonts';

/** The app's fonts on a machine that lacks some. */
export interface OwnFonts {
  readonly faces: readonly FaceSource[];
  /** Lets the texts of another document use them. */
  readonly addTo: (scope: FontScope) => void;
  /** The style sheet that a picture of a drawing needs. */
  readonly sheetFor: (nodes: readonly SvgNode[]) => Promise<string>;
}

export interface FontEvents {
  /** Fonts have come: texts are as wide now as they will be. */
  readonly onArrival: () => void;
  /** Some do not come. */
  readonly onFailure: () => void;
}

/** Lets the texts of the page use what stands in for the missing fonts. */
export function ownFonts(
  missing: readonly OwnFont[],
  real: RealFonts,
  { onArrival, onFailure }: FontEvents,
): OwnFonts {
  const { fonts } = document;
  fonts.addEventListener('loadingdone', () => {
    forgetMeasures();
    onArrival();
  });
  fonts.addEventListener('loadingerror', onFailure, { once: true });
  const faces = facesOf(missing, real);
  addFaces({ FontFace, fonts }, faces);
  return { faces, addTo: (scope) => addFaces(scope, faces), sheetFor: fontSheet };
}
