import { addFaces, type FaceSource } from '../../src/platform/fonts/face-source';
import { measureDesign } from '../../src/platform/measure-design';
import type { Design } from '../../src/scene/scene';

/* Measures a design as the export worker does, and tells what it measured. */

interface Job {
  readonly design: Design;
  readonly faces: readonly FaceSource[];
}

let hasFaces = false;

addEventListener('message', ({ data: { design, faces } }: MessageEvent<Job>) => {
  const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet };
  if (!hasFaces) addFaces({ FontFace, fonts }, faces);
  hasFaces = true;
  void measureDesign(design, fonts).then((metrics) => postMessage(metrics));
});
