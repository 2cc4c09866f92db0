import * as fc from 'fast-check';
import type {
  Border,
  CellNode,
  Font,
  Background,
  ImageNode,
  LinkNode,
  RowNode,
  SpacerNode,
  TableNode,
  TextNode,
} from '../../src/email/nodes';
import type { Hex } from '../../src/model/color/color';

/* Documents of any shape, for properties that must hold of all of them. */

const length = fc.integer({ min: 1, max: 60 });
const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

/** Text full of what markup is made of. */
export const trickyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '&amp;',
        '&lt;',
        '</td>',
        '<b>',
        '-->',
        ';',
        ':',
        'é',
        '😀',
        'a',
        ' ',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

const font: fc.Arbitrary<Font> = fc.record(
  {
    family: fc.constantFrom('Arial,sans-serif', "'Courier New',monospace"),
    size: length,
    lineHeight: length,
    color,
    weight: fc.constantFrom(400, 600, 700),
    italic: fc.boolean(),
    underline: fc.boolean(),
    letterSpacing: length,
  },
  { requiredKeys: ['family', 'size', 'lineHeight', 'color'] },
);

const border: fc.Arbitrary<Border> = fc.record({
  width: fc.integer({ min: 1, max: 8 }),
  color,
  style: fc.constantFrom('solid', 'dashed', 'double'),
});

const background: fc.Arbitrary<Background> = fc.record(
  { color, gradient: fc.record({ angle: fc.constantFrom(0, 90, 135), from: color, to: color }) },
  { requiredKeys: ['color'] },
);

export const textNode: fc.Arbitrary<TextNode> = fc.record(
  {
    kind: fc.constant('text' as const),
    text: fc.oneof(
      trickyText,
      trickyText.map((text) => `${text}\n${text}`),
    ),
    font: fc.record({ color, size: length, weight: fc.constant(700) }, { requiredKeys: [] }),
    dir: fc.constantFrom('ltr', 'rtl'),
    decorative: fc.boolean(),
  },
  { requiredKeys: ['kind', 'text'] },
);

const imageNode: fc.Arbitrary<ImageNode> = fc.record(
  {
    kind: fc.constant('image' as const),
    src: trickyText.map((text) => `https://a.example/${text}`),
    width: length,
    height: length,
    alt: trickyText,
    radius: length,
  },
  { requiredKeys: ['kind', 'src', 'width', 'height', 'alt'] },
);

const linkNode: fc.Arbitrary<LinkNode> = fc.record(
  {
    kind: fc.constant('link' as const),
    href: trickyText.map((text) => `https://a.example/${text}` as const),
    color,
    underline: fc.boolean(),
    label: trickyText,
    children: fc.array(fc.oneof(textNode, imageNode), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['kind', 'href', 'color', 'underline', 'children'] },
);

const spacerNode: fc.Arbitrary<SpacerNode> = fc.record(
  {
    kind: fc.constant('spacer' as const),
    width: length,
    height: length,
    background,
    radius: length,
    noShrink: fc.boolean(),
  },
  { requiredKeys: ['kind'] },
);

const sides = { top: border, right: border, bottom: border, left: border };

/** A cell around `children`, plain more often than not. */
function cellNode(children: fc.Arbitrary<CellNode['children']>): fc.Arbitrary<CellNode> {
  const plain = fc.record({ kind: fc.constant('cell' as const), children });
  const rich = fc.record(
    {
      kind: fc.constant('cell' as const),
      children,
      width: length,
      height: length,
      padding: fc.tuple(length, length, length, length),
      align: fc.constantFrom('left', 'center', 'right'),
      verticalAlign: fc.constantFrom('top', 'middle', 'bottom'),
      background,
      borders: fc.record(sides, { requiredKeys: [] }),
      radius: length,
      font,
      noWrap: fc.boolean(),
      noShrink: fc.boolean(),
    },
    { requiredKeys: ['kind', 'children'] },
  );
  return fc.oneof({ arbitrary: plain, weight: 2 }, { arbitrary: rich, weight: 1 });
}

export const { table: anyTable } = fc.letrec<{ table: TableNode; cell: CellNode }>((tie) => ({
  table: fc.record(
    {
      kind: fc.constant('table' as const),
      width: fc.oneof(
        { arbitrary: fc.constant('full' as const), weight: 3 },
        fc.constant('content' as const),
        fc.integer({ min: 10, max: 600 }),
      ),
      fluid: fc.boolean(),
      rows: fc.array(
        fc.record({
          kind: fc.constant('row' as const),
          cells: fc.array(fc.oneof({ arbitrary: tie('cell'), weight: 3 }, spacerNode), {
            minLength: 1,
            maxLength: 2,
          }),
        }) as fc.Arbitrary<RowNode>,
        { minLength: 1, maxLength: 3 },
      ),
    },
    { requiredKeys: ['kind', 'width', 'rows'] },
  ),
  cell: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'nesting' },
    cellNode(fc.array(fc.oneof(textNode, linkNode, imageNode), { minLength: 1, maxLength: 3 })),
    cellNode(tie('table').map((table) => [table])),
  ),
}));
