import type { Axis } from '../../scene/geometry';
import { sameBox, withSpan, type Box, type Span } from '../geometry/box';
import { slotAlign, stretch } from './stretch';
import type { Region, SequenceRegion } from './region';

/**
 * A node made to fill `region`, which holds its own: by stretching as far as nothing moves, then by a slot, then by
 * distances around it.
 */
export function fit(node: Region, region: Box): Region {
  const grown = grow(node, region);
  const { box, kind } = grown;
  if (sameBox(box, region)) return grown;
  const isPlaced = slotAlign(box, region) !== null;
  if (kind === 'columns' && box.x0 > region.x0) return fit(afterSpace(grown, region.x0), region);
  if (!isPlaced) return fit(belowSpace(grown, region), region);
  if (box.x0 === region.x0) return slot(grown, region);
  return afterSpace(fitRight(grown, { ...region, x0: box.x0 }), region.x0);
}

/** A node as part of a row: what needs its exact box has a distance beside it, anything else a slot. */
function fitRight(node: Region, region: Box): Region {
  const { box, kind } = node;
  if (sameBox(box, region)) return node;
  const isHigh = box.y0 === region.y0 && box.y1 === region.y1;
  const isExact = kind === 'leaf' || kind === 'plane';
  return isExact && isHigh ? besideSpace(node, region.x1) : slot(node, region);
}

/** A sequence, those of its own kind within it dissolved into it. */
export function sequence(kind: SequenceRegion['kind'], box: Box, parts: readonly Region[]): Region {
  const children = parts.some((part) => part.kind === kind)
    ? parts.flatMap((part) => (part.kind === kind ? part.children : [part]))
    : parts;
  const [only] = children;
  return children.length === 1 && only !== undefined ? only : { kind, box, children };
}

/** A node in a larger region, at the left of it and at its top, middle or bottom. */
export function slot(child: Region, box: Box): Region {
  const align = slotAlign(child.box, box);
  if (align === null || child.box.x0 !== box.x0)
    throw new Error('A slot that holds nothing in place');
  return { kind: 'slot', box, align, child };
}

/** The node in as much of the region as it can take without a new cell, along each axis by itself. */
function grow(node: Region, region: Box): Region {
  const { x0, y0, x1 } = node.box;
  const both = Math.min(x0 - region.x0, region.x1 - x1);
  const wider = stretchFirst(node, 'x', [
    { start: region.x0, end: region.x1 },
    { start: x0, end: region.x1 },
    { start: region.x0, end: x1 },
    { start: x0 - both, end: x1 + both },
  ]);
  return stretchFirst(wider, 'y', [
    { start: region.y0, end: region.y1 },
    { start: y0, end: region.y1 },
  ]);
}

/** The node along the first of the spans that it can take; as it is where it can take none. */
function stretchFirst(node: Region, axis: Axis, spans: readonly Span[]): Region {
  for (const span of spans) {
    const stretched = stretch(node, withSpan(node.box, axis, span));
    if (stretched !== null) return stretched;
  }
  return node;
}

function belowSpace(node: Region, region: Box): Region {
  const { x0, x1, y0, y1 } = node.box;
  const space: Region = { kind: 'space', box: { x0, x1, y0: region.y0, y1: y0 } };
  return sequence('rows', { x0, x1, y0: region.y0, y1 }, [space, node]);
}

function afterSpace(node: Region, start: number): Region {
  const space: Region = { kind: 'space', box: { ...node.box, x0: start, x1: node.box.x0 } };
  return sequence('columns', { ...node.box, x0: start }, [space, node]);
}

function besideSpace(node: Region, end: number): Region {
  const space: Region = { kind: 'space', box: { ...node.box, x0: node.box.x1, x1: end } };
  return sequence('columns', { ...node.box, x1: end }, [node, space]);
}
