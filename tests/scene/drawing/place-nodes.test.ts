import { describe, expect, test } from 'vitest';
import { completeSignature } from '../../../src/model/person/signature';
import { picturePlaceholder } from '../../../src/scene/kinds/picture/picture-drawing';
import { placeNodes } from '../../../src/scene/drawing/place-nodes';
import { ELEMENTS } from '../../../src/scene/registry';
import type { SvgNode } from '../../../src/scene/drawing/svg';
import { measureByTable } from '../../../src/scene/text/text-width';

const AT = { x: 10, y: 20 };

test.each<[SvgNode['tag'], SvgNode['attributes'], SvgNode['attributes']]>([
  ['rect', { x: 1, y: 2, width: 3 }, { x: 11, y: 22, width: 3 }],
  ['rect', { width: 3 }, { x: 10, y: 20, width: 3 }],
  ['image', { x: 0, y: 0 }, { x: 10, y: 20 }],
  ['text', { x: 1.5, y: 14 }, { x: 11.5, y: 34 }],
  ['ellipse', { cx: 4, cy: 5, rx: 2 }, { cx: 14, cy: 25, rx: 2 }],
  ['line', { x1: 1, y1: 2, x2: 3, y2: 4 }, { x1: 11, y1: 22, x2: 13, y2: 24 }],
  ['linearGradient', { x1: 0, y1: 0, x2: 5, y2: 0 }, { x1: 10, y1: 20, x2: 15, y2: 20 }],
  ['path', { d: 'm1 2l3 4z' }, { d: 'M10 20m1 2l3 4z' }],
  ['stop', { offset: 0.5 }, { offset: 0.5 }],
])('a %s with %o lies by the place further on', (tag, attributes, placed) => {
  expect(placeNodes([{ tag, attributes }], AT)).toEqual([{ tag, attributes: placed }]);
});

test('a style goes with its node', () => {
  const style = { 'text-decoration-thickness': '1px' };
  const node: SvgNode = { tag: 'text', attributes: { x: 0, y: 9 }, style, children: ['Jane'] };
  expect(placeNodes([node], AT)[0]?.style).toEqual(style);
});

test('what stands within others is moved, too, and words stay', () => {
  const cut: SvgNode = { tag: 'rect', attributes: { x: 0, y: 0 } };
  const nodes: readonly SvgNode[] = [
    { tag: 'clipPath', attributes: { id: 'cut' }, children: [cut] },
    { tag: 'text', attributes: { x: 0, y: 9 }, children: ['Jane'] },
  ];
  expect(placeNodes(nodes, AT)).toEqual([
    {
      tag: 'clipPath',
      attributes: { id: 'cut' },
      children: [{ tag: 'rect', attributes: { x: 10, y: 20 } }],
    },
    { tag: 'text', attributes: { x: 10, y: 29 }, children: ['Jane'] },
  ]);
});

describe('no drawing has a place that a move would miss:', () => {
  const person = completeSignature({ fullName: 'Jane', socialLinks: { linkedin: 'in/jane' } });
  const context = { person, measure: measureByTable };

  test.each(ELEMENTS.map((definition) => [definition.type, definition] as const))(
    '%s',
    (type, { defaults, draw }) => {
      const { width, height } = defaults;
      const element = { id: 'e', x: 0, y: 0, zIndex: 1, locked: false, width, height, style: {} };
      expect(draw({ ...element, type }, context).flatMap(unmovable)).toEqual([]);
    },
  );

  test('what stands for a picture', () => {
    expect(picturePlaceholder({ width: 60, height: 40 }).flatMap(unmovable)).toEqual([]);
  });
});

/** Nodes with a transform of their own, and paths that name a point of the drawing. */
function unmovable(node: SvgNode | string): readonly SvgNode[] {
  if (typeof node === 'string') return [];
  const { tag, attributes, children = [] } = node;
  const isFixed = tag === 'path' && !/^m[^A-Z]*$/.test(String(attributes['d']));
  return [...('transform' in attributes || isFixed ? [node] : []), ...children.flatMap(unmovable)];
}
