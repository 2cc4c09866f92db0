import type { ElementContext } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import type { Design } from '../../scene/scene';
import { visibleElements } from '../../scene/selection';
import { cssFont } from '../../scene/text/fonts';
import { type MeasureText, guessWidth, type MeasuredFont } from '../../scene/text/text-measure';
import { addFaces, type FaceSource, loadFaces } from './face-source';
import { forgetMeasures, measureText } from './measure-text';

/** The measurer of a worker for the texts of a design. None where the built-in table is nearer to what the page measures. */
export async function measureOf(
  design: Design,
  faces: readonly FaceSource[],
): Promise<MeasureText | undefined> {
  return (await prepareMeasuring(design, faces)) ? measureText : undefined;
}

let hasFaces = false;

/** False where this worker would measure other fonts than the page. */
async function prepareMeasuring(design: Design, faces: readonly FaceSource[]): Promise<boolean> {
  if (typeof OffscreenCanvas !== 'function') return false;
  if (faces.length === 0) return true;
  const { fonts } = globalThis as { readonly fonts?: FontFaceSet };
  if (fonts === undefined) return false;
  if (!hasFaces) {
    for (const { loaded } of addFaces({ FontFace, fonts }, faces)) {
      loaded.then(forgetMeasures, () => undefined);
    }
    hasFaces = true;
  }
  await loadDesignFaces(design, fonts);
  return true;
}

/** Letters that faces have been loaded for, by font: of whatever size. */
const asked = new Map<string, Set<string>>();
let coming = Promise.resolve();

/** Resolves once the faces of `fonts` have loaded that the texts of a design need. */
export function loadDesignFaces(design: Design, fonts: FontFaceSet): Promise<void> {
  const unknown = newLetters(design);
  // Another design may have asked for the same a moment ago.
  if (unknown.size > 0) coming = loadLetters(unknown, fonts, coming);
  return coming;
}

async function loadLetters(
  lettersByFont: ReadonlyMap<string, string>,
  fonts: FontFaceSet,
  before: Promise<void>,
): Promise<void> {
  const loads = [...lettersByFont].map(async ([font, letters]) => {
    const { faces, isWhole } = await loadFaces(fonts, font, letters);
    // What was late is still loading: the next design waits for it again.
    if (!isWhole) asked.delete(font);
    return faces;
  });
  const faces = await Promise.all(loads);
  await before;
  if (faces.flat().length > 0) forgetMeasures();
}

/** The letters of a design's texts, by font, that were not in those before it. */
function newLetters(design: Design): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = (text: string, font: MeasuredFont): void => {
    const name = cssFont({ ...font, size: 10 });
    const known = asked.get(name) ?? new Set();
    asked.set(name, known);
    for (const letter of font.smallCaps ? text + text.toUpperCase() : text) {
      if (known.has(letter)) continue;
      known.add(letter);
      found.set(name, (found.get(name) ?? '') + letter);
    }
  };
  const widthOf = (text: string, font: MeasuredFont): number => {
    note(text, font);
    return guessWidth(text, font);
  };
  const reachOf = (font: MeasuredFont): null => {
    note(' ', font);
    return null;
  };
  const context: ElementContext = {
    person: design.person,
    measure: Object.assign(widthOf, { reachOf }),
  };
  for (const element of visibleElements(design)) definitionOf(element.type).draw(element, context);
  return found;
}
