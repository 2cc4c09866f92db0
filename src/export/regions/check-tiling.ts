import { areaOf, holds, overlap, sameBox, spanOf } from '../geometry/box';
import { innerBox } from '../items/item';
import type { Problem } from '../problem';
import {
  regionsIn,
  type IrregularRegion,
  type Region,
  type RegionForm,
  type SequenceRegion,
  type SlotRegion,
} from './region';

/** What breaks the tiling of a layout, each with its kind and box; empty when nothing does. */
export function checkTiling({ root }: Pick<RegionForm, 'root'>): readonly Problem[] {
  return problemsIn(root);
}

function problemsIn(node: Region): readonly Problem[] {
  const problem = tilingProblem(node);
  const here =
    problem === null ? [] : [`${node.kind} ${Object.values(node.box).join(',')}: ${problem}`];
  return [...here, ...regionsIn(node).flatMap(problemsIn)];
}

function tilingProblem(node: Region): string | null {
  const { box } = node;
  if (areaOf(box) <= 0) return 'has no area';
  switch (node.kind) {
    case 'space':
      return null;
    case 'leaf':
      return holds(box, node.item.box) ? null : 'its item reaches out';
    case 'rows':
    case 'columns':
      return sequenceProblem(node);
    case 'irregular':
      return tileProblem(node);
    case 'plane':
      return sameBox(innerBox(node.item), node.child.box) && sameBox(node.item.box, box)
        ? null
        : 'what lies on it does not fill it';
    case 'slot':
      return slotProblem(node);
  }
}

function sequenceProblem({ kind, box, children }: SequenceRegion): string | null {
  const [along, across] = kind === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  let at = spanOf(box, along).start;
  for (const child of children) {
    const span = spanOf(child.box, along);
    if (span.start !== at) return `a gap or overlap at ${along} ${at}`;
    const [own, outer] = [spanOf(child.box, across), spanOf(box, across)];
    if (own.start !== outer.start || own.end !== outer.end) return `a child off at ${along} ${at}`;
    if (child.kind === kind) return 'a sequence within one of its own kind';
    at = span.end;
  }
  return at === spanOf(box, along).end ? null : `ends at ${along} ${at}`;
}

function tileProblem({ box, children }: IrregularRegion): string | null {
  const taken = children.reduce((sum, child) => sum + areaOf(child.box), 0);
  if (taken !== areaOf(box)) return `covers ${taken} of ${areaOf(box)} px`;
  if (children.some((child) => !holds(box, child.box))) return 'a child reaches out';
  const clash = children.some((child, index) =>
    children.slice(index + 1).some((other) => overlap(child.box, other.box)),
  );
  return clash ? 'children overlap' : null;
}

function slotProblem({ box, align, child }: SlotRegion): string | null {
  if (!holds(box, child.box) || child.box.x0 !== box.x0) return 'its child reaches out';
  const [above, below] = [child.box.y0 - box.y0, box.y1 - child.box.y1];
  const meant = { top: above === 0, middle: above === below, bottom: below === 0 }[align];
  return meant ? null : `its child is not at its ${align}`;
}
