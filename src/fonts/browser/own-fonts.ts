import type { SvgNode } from '../../scene/drawing/svg';
import { forgetMeasures } from './measure-text';
import { addFaces, type FaceSource } from './face-source';
import { facesOf, looseOf, type RealFonts } from './font-files';
import { fontSheet } from './font-sheet';
import type { OwnFont } from './missing-fonts';

/** The app's fonts on a machine that lacks some. */
export interface OwnFonts {
  readonly faces: readonly FaceSource[];
  /** The fonts whose letters look different in what stands in for them. */
  readonly standIns: readonly OwnFont[];
  /** Lets the texts of a frame use them. */
  readonly addTo: (frame: Window & typeof globalThis) => void;
  /** The style sheet that a picture of a drawing needs. */
  readonly sheetFor: (nodes: readonly SvgNode[]) => Promise<string>;
}

/** Lets the texts of the page use what stands in for the missing fonts. */
export function ownFonts(
  missing: readonly OwnFont[],
  real: RealFonts,
  onFailure: () => void,
): OwnFonts {
  const { fonts } = document;
  fonts.addEventListener('loadingerror', onFailure, { once: true });
  const faces = facesOf(missing, real);
  for (const { loaded } of addFaces({ FontFace, fonts }, faces)) {
    loaded.then(forgetMeasures, () => undefined);
  }
  return {
    faces,
    standIns: looseOf(missing),
    addTo: (frame) => {
      addFaces({ FontFace: frame.FontFace, fonts: frame.document.fonts }, faces);
    },
    sheetFor: fontSheet,
  };
}
