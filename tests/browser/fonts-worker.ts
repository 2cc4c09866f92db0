import { loadDesignFaces } from '../../src/fonts/browser/measure-of';
import { addFaces, type FaceSource } from '../../src/fonts/browser/face-source';
import { measureText } from '../../src/fonts/browser/measure-text';
import type { Design } from '../../src/scene/scene';
import type { FontReach, MeasuredFont } from '../../src/scene/text/text-measure';

/* Measures words of a design as the export worker does, and posts what it measured. */

export interface Job {
  readonly design: Design;
  readonly words: string;
  readonly font: MeasuredFont;
  readonly faces: readonly FaceSource[];
}

export interface Measured {
  readonly width: number;
  readonly reach: FontReach | null | undefined;
}

let hasFaces = false;

addEventListener('message', ({ data: { design, words, font, faces } }: MessageEvent<Job>) => {
  const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet };
  if (!hasFaces) addFaces({ FontFace, fonts }, faces);
  hasFaces = true;
  void loadDesignFaces(design, fonts).then(() => {
    const reach = measureText.reachOf?.(font);
    postMessage({ width: measureText(words, font), reach } satisfies Measured);
  });
});
