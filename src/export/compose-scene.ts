import { walk } from '../email/walk';
import { completeSignature } from '../model/signature';
import { textLanguage } from '../model/text';
import { exportedFrame, grownFrame } from '../scene/frame';
import { findElement } from '../scene/registry';
import type { Design } from '../scene/scene';
import type { Box } from './layout/box';
import { emitScene, layOutScene } from './layout/lay-out-scene';
import type { Item } from './layout/item';
import { findPastFrame } from './layout/past-frame';
import { toItems } from './layout/to-items';
import { measureBy } from './metrics';
import { placeImages } from './place-images';
import { withHostedPictures, withLetters } from './hosted-pictures';
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
  const lettered = images === 'link' ? withLetters(design.elements) : null;
  const elements = lettered?.elements ?? design.elements;
  const lowered = toItems(elements, { find: findElement, context });
  const hosted = images === 'link' ? withHostedPictures(lowered.items) : null;
  const items = hosted?.items ?? lowered.items;
  const laidOut = layOutScene(items, frameBox(design), design.background);
  const doc = emitScene(laidOut.tree, textLanguage(wordsOf(items)));
  const final = placeImages(doc, images);
  return {
    ...final,
    findings: [
      ...lowered.findings,
      ...(lettered?.findings ?? []),
      ...(hosted?.findings ?? []),
      ...findPastFrame(items, grownFrame(design).width),
      ...laidOut.findings,
      ...final.findings,
    ],
    needs: [],
  };
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
