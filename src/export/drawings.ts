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
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => a.zIndex - b.zIndex)
    .flatMap((element): readonly Drawn[] => {
      const ink = inkOf.get(element.id);
      return ink === undefined
        ? []
        : [{ element, ink, look: once(() => lookOf(element, context)) }];
    });
  const pictureOf: PictureOf = (box) => {
    const request = requestFor(box, stacked);
    const raster = rasters[request.id];
    if (raster !== undefined) return imageSourceAddress({ kind: 'data', ...raster });
    needs.set(request.id, request);
    return null;
  };
  return { pictureOf, needs: () => [...needs.values()] };
}

/** An element that can be seen; its drawing is made when it is first asked for. */
interface Drawn {
  readonly element: SceneElement;
  readonly ink: Box;
  readonly look: () => Look;
}

interface Look {
  readonly nodes: readonly SvgNode[];
  /** Differs where the drawing does. */
  readonly mark: string;
}

function lookOf(element: SceneElement, context: ElementContext): Look {
  const nodes = findElement(element.type).draw(element, context);
  return { nodes, mark: fingerprint(JSON.stringify(nodes)) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Everything that can be seen in a box, told from its corner: so a part that moves as a whole is the same picture. */
function requestFor(box: Box, stacked: readonly Drawn[]): DrawingRequest {
  const seen = stacked.filter(({ ink }) => overlap(ink, box));
  const parts = seen.map(({ element: { x, y }, look }) => {
    const place = `translate(${x - box.x0} ${y - box.y0})`;
    return { place, ...look() };
  });
  const nodes = parts.map(({ place: transform, nodes: children }): SvgNode => ({
    tag: 'g',
    attributes: { transform },
    children,
  }));
  const size = { width: widthOf(box), height: heightOf(box) };
  const mark = fingerprint(parts.map(({ place, mark: own }) => place + own).join());
  const id = `drawing-${size.width}x${size.height}-${mark}`;
  return { id, kind: 'drawing', x: 0, y: 0, ...size, scale: 2, nodes };
}
