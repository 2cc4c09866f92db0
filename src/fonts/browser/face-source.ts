import type { OwnFont } from './missing-fonts';

/** One file of a font, and what it is for. Plain data: it crosses to a worker. */
export interface FaceSource {
  readonly family: OwnFont;
  readonly address: string;
  readonly look: FontFaceDescriptors;
}

/** Where texts are set: a page, a frame in it, or a worker. */
export interface FontScope {
  readonly FontFace: typeof FontFace;
  readonly fonts: FontFaceSet;
}

const sources = new WeakMap<FontFace, FaceSource>();

/** Lets texts use faces: each is loaded with the first letter that needs it. */
export function addFaces(scope: FontScope, faces: readonly FaceSource[]): readonly FontFace[] {
  return faces.map((source) => {
    const { family, address, look } = source;
    const face = new scope.FontFace(family, `url("${address}")`, look);
    sources.set(face, source);
    scope.fonts.add(face);
    return face;
  });
}

/** Where a face came from; undefined for one that is not the app's. */
export function sourceOf(face: FontFace): FaceSource | undefined {
  return sources.get(face);
}

const OWN = /^.*?px (?:(?:Helvetica|'Palatino Linotype'|Palatino|Consolas|Menlo),)*[^,]+/;

/** How long a face may take, in ms, before texts are set without it. */
const TIMEOUT_MS = 5000;

interface LoadedFaces {
  readonly faces: readonly FontFace[];
  /** Whether all that the text needs have loaded. */
  readonly isWhole: boolean;
}

/** Loads what a text needs of the added faces. What does not load is left out. */
export async function loadFaces(
  fonts: FontFaceSet,
  cssFont: string,
  text: string,
): Promise<LoadedFaces> {
  // The first of the stack alone that we may have files for.
  const [own = cssFont] = OWN.exec(cssFont) ?? [];
  // With a blank, since its face sets how high a line reaches. Letter by letter, since one that fails fails the whole load.
  const letters = new Set(`${text} `);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The font does not come')), TIMEOUT_MS);
  });
  const loads = await Promise.allSettled(
    [...letters].map((each) => Promise.race([fonts.load(own, each), late])),
  );
  const faces = loads.flatMap((load) => (load.status === 'fulfilled' ? load.value : []));
  return {
    faces: [...new Set(faces)],
    isWhole: loads.every(({ status }) => status === 'fulfilled'),
  };
}
