import { fingerprint } from '../model/fingerprint';
import { imageSourceAddress } from '../model/image-source';
import type { ElementContext } from '../scene/element-definition';
import { findElement } from '../scene/registry';
import type { SceneElement } from '../scene/scene';
import type { SvgNode } from '../scene/svg';
import { heightOf, overlap, widthOf, type Box } from './layout/box';
import type { PictureOf } from './layout/drawn/draw-overlaps';
import type { Item } from './layout/item';
import type { DrawingRequest, ExportOptions } from './types';

export interface Drawings {
  readonly pictureOf: PictureOf;
  /** What was asked for and is not there yet. */
  readonly needs: () => readonly DrawingRequest[];
}

/** Pictures of parts of a scene: those among the answers given, the others asked for. */
export function drawingsFrom(
  elements: readonly SceneElement[],
  items: readonly Item[],
  context: ElementContext,
  { rasters = {} }: Pick<ExportOptions, 'rasters'>,
): Drawings {
  const needs = new Map<string, DrawingRequest>();
  const inkOf = new Map(items.map(({ id, ink }) => [id, ink]));
  const stacked = elements
    .filter(({ id, hidden }) => !hidden && inkOf.has(id))
    .toSorted((a, b) => a.zIndex - b.zIndex);
  const pictureOf: PictureOf = (box) => {
    const request = requestFor(box, stacked, inkOf, context);
    const raster = rasters[request.id];
    if (raster !== undefined) return imageSourceAddress({ kind: 'data', ...raster });
    needs.set(request.id, request);
    return null;
  };
  return { pictureOf, needs: () => [...needs.values()] };
}

/** Everything that can be seen in a box, told from its corner: so a part that moves as a whole is the same picture. */
function requestFor(
  box: Box,
  stacked: readonly SceneElement[],
  inkOf: ReadonlyMap<string, Box>,
  context: ElementContext,
): DrawingRequest {
  const nodes = stacked.flatMap((element): readonly SvgNode[] => {
    const ink = inkOf.get(element.id);
    if (ink === undefined || !overlap(ink, box)) return [];
    const place = `translate(${element.x - box.x0} ${element.y - box.y0})`;
    const children = findElement(element.type).draw(element, context);
    return [{ tag: 'g', attributes: { transform: place }, children }];
  });
  const size = { width: widthOf(box), height: heightOf(box) };
  const id = `drawing-${size.width}x${size.height}-${fingerprint(JSON.stringify(nodes))}`;
  return { id, kind: 'drawing', x: 0, y: 0, ...size, scale: 2, nodes };
}
