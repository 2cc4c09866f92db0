import { walk } from '../email/walk';
import type { Finding } from '../model/findings';
import { completeSignature } from '../model/signature';
import { textLanguage } from '../model/text';
import { exportedFrame, grownFrame } from '../scene/frame';
import { findElement } from '../scene/registry';
import type { Design, SceneElement } from '../scene/scene';
import { cutPictures } from './cut-pictures';
import { drawingsFrom } from './drawings';
import { withHostedPictures, withLetters } from './hosted-pictures';
import type { Box } from './layout/box';
import { mayHold } from './layout/containment';
import { isPlane, type Item } from './layout/item';
import { emitScene, layOutScene } from './layout/lay-out-scene';
import { findPastFrame } from './layout/past-frame';
import { toItems } from './layout/to-items';
import { measureBy } from './metrics';
import { placeImages } from './place-images';
import { findStandIns } from './stand-ins';
import type { Composition, ExportOptions } from './types';

/** A design as a document, with all that was met on the way. */
export function composeScene(design: Design, options: ExportOptions): Composition {
  const { images = 'embed', baseUrl, pictureSizes = {} } = options;
  const context = {
    signature: completeSignature(design.signatureData),
    measure: measureBy(options.metrics),
    pictureSize: (address: string) => pictureSizes[address] ?? null,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  };
  const isLinked = images === 'link';
  const lettered = isLinked ? withLetters(design.elements) : null;
  const elements = lettered?.elements ?? design.elements;
  const lowered = toItems(elements, { find: findElement, context });
  const hosted = isLinked ? withHostedPictures(lowered.items) : null;
  const logos = new Set(elements.filter(({ type }) => type === 'logo').map(({ id }) => id));
  const cut = isLinked ? null : cutPictures(lowered.items, logos, options);
  const items = cut?.items ?? hosted?.items ?? lowered.items;
  // Pictures that we draw have bytes but no address.
  const drawings = isLinked ? null : drawingsFrom(elements, items, context, options);
  const laidOut = layOutScene(items, frameBox(design), {
    background: design.background,
    ...(drawings === null ? {} : { pictureOf: drawings.pictureOf }),
    // What travels as a file can be round in Word as well.
    ...(images === 'cid' || images === 'files' ? { isAlwaysDrawn: isRoundPlane } : {}),
  });
  const doc = emitScene(laidOut.tree, textLanguage(wordsOf(items)));
  const final = placeImages(doc, images);
  return {
    ...final,
    findings: [
      ...lowered.findings.filter(
        (finding) =>
          !cut?.isSettled(finding.rule, finding.origin) && !isDrawn(finding, laidOut.findings),
      ),
      ...(lettered?.findings ?? []),
      ...(hosted?.findings ?? []),
      ...findPastFrame(items, grownFrame(design).width),
      ...findStandIns(design.elements, options.standIns ?? []),
      ...laidOut.findings.map((finding) => calmed(finding, elements)),
      ...final.findings,
    ],
    needs: [...(cut?.needs ?? []), ...(drawings?.needs() ?? [])],
  };
}

/** Whether it is a plane that only style makes round, with nothing on it. */
function isRoundPlane(item: Item, items: readonly Item[]): boolean {
  const isRound = isPlane(item) && item.cell.radius !== undefined;
  return isRound && !items.some((other) => other !== item && mayHold(item, other));
}

/** Whether a finding is about a style that no longer matters, as its element became a picture. */
function isDrawn({ rule, origin }: Finding, others: readonly Finding[]): boolean {
  if (rule !== 'image-not-cut' && rule !== 'gradient-flat') return false;
  const ids = new Set(origin.map((each) => (each.kind === 'element' ? each.id : '')));
  return others.some(
    (other) =>
      other.rule === 'element-drawn' &&
      other.origin.some((each) => each.kind === 'element' && ids.has(each.id)),
  );
}

/** What the visitor has agreed to is only told. */
function calmed(finding: Finding, elements: readonly SceneElement[]): Finding {
  const isAgreed = ({ id, asPicture }: SceneElement): boolean =>
    asPicture === true && finding.origin.some((each) => each.kind === 'element' && each.id === id);
  return finding.rule === 'text-drawn' && elements.some(isAgreed)
    ? { ...finding, severity: 'info' }
    : finding;
}

function frameBox(design: Design): Box {
  const { x, y, width, height } = exportedFrame(design);
  return { x0: x, y0: y, x1: x + width, y1: y + height };
}

function wordsOf(items: readonly Item[]): string {
  return items
    .flatMap(({ cell }) => [...walk(cell)])
    .map((node) => (node.kind === 'text' ? node.text : ''))
    .join(' ');
}
