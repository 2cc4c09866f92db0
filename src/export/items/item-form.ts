import type { Direction } from '../../base/text';
import type { Hex } from '../../model/color/color';
import type { SceneElement } from '../../scene/scene';
import { areaOf, holds, type Box } from '../geometry/box';
import { overlappingPairs } from '../geometry/pairs';
import type { Problem } from '../problem';
import type { RasterRequest } from '../types';
import { innerBox, type Item } from './item';

/** The first form of a signature on its way into tables: what is placed, and where. */
export interface ItemForm {
  readonly kind: 'items';
  /** The frame as it is exported. */
  readonly page: Box;
  /** Width of the frame on the canvas, in px: what reaches past it makes the mail wider. */
  readonly frameWidth: number;
  readonly background: Hex;
  /** Undefined where it is not known. */
  readonly language: string | undefined;
  /** In which its rows are read. */
  readonly direction: Direction;
  /** From the bottom to the top; once they are nested, those of the lowest level. */
  readonly items: readonly Item[];
  /** What a picture of a part of the scene shows, from the bottom to the top. */
  readonly sources: readonly Source[];
  /** Pictures that only a browser can draw, and that are not there yet. */
  readonly requests: readonly RasterRequest[];
}

/** A visible element, and the box of its ink. */
export interface Source {
  readonly element: SceneElement;
  readonly ink: Box;
}

/** Whether each item has a place: a box of whole px with its ink within. */
export function checkItems({ items }: ItemForm): readonly Problem[] {
  return items.flatMap((item) => {
    const { id, box, ink } = item;
    const problems: string[] = [];
    if (areaOf(box) <= 0) problems.push('has no area');
    if (Object.values(box).some((edge) => !Number.isInteger(edge))) problems.push('is off the px');
    if (!holds(box, ink)) problems.push('has ink outside its box');
    return problems.map((problem) => `item ${id}: ${problem}`);
  });
}

/** Whether nothing overlaps any more: siblings stand apart, and what lies on a plane lies within its borders. */
export function checkApart({ items }: ItemForm): readonly Problem[] {
  return levelsOf(items).flatMap(({ parent, siblings }) => {
    const boxes = siblings.map(({ box }) => box);
    const pairs = overlappingPairs(boxes).map(([a, b]) => [siblings[a]?.id, siblings[b]?.id]);
    const inner = parent && innerBox(parent);
    const outside = siblings.filter(({ box }) => inner !== null && !holds(inner, box));
    return [
      ...pairs.map((pair) => `items ${pair.join(' and ')} overlap`),
      ...outside.map(({ id }) => `item ${id} reaches out of ${parent?.id ?? ''}`),
    ];
  });
}

interface Level {
  readonly parent: Item | null;
  readonly siblings: readonly Item[];
}

function levelsOf(siblings: readonly Item[], parent: Item | null = null): readonly Level[] {
  const below = siblings.flatMap((item) => levelsOf(item.children, item));
  return siblings.length === 0 ? [] : [{ parent, siblings }, ...below];
}
