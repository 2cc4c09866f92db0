import {
  attribute,
  cellsOf,
  childTags,
  fontOf,
  hasOwnText,
  isCellLink,
  nameOf,
  pixels,
  type Tag,
} from './html';
import { named } from './rules-markup';
import type { Rule } from './rules';

/* Rules on declarations: which ones, with which values. */

const FONT = [
  'font',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant',
  'line-height',
  'mso-line-height-rule',
  'letter-spacing',
  'text-decoration',
  'text-transform',
  'color',
];

const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  table: ['width', 'max-width', 'word-break', 'border-collapse', 'border-spacing', 'white-space'],
  td: [
    'display',
    'box-sizing',
    'width',
    'max-width',
    'min-width',
    'height',
    'padding',
    'text-align',
    'vertical-align',
    'background-color',
    'background',
    'border',
    'border-top',
    'border-right',
    'border-bottom',
    'border-left',
    'border-radius',
    'box-shadow',
    'direction',
    'unicode-bidi',
    'white-space',
    'word-break',
    ...FONT,
  ],
  span: [...FONT, 'display'],
  a: ['color', 'text-decoration'],
  img: [
    'display',
    'width',
    'height',
    'max-width',
    'border',
    'border-radius',
    'box-shadow',
    'font',
    'word-break',
    'color',
  ],
};

/** A link that fills an empty cell. Clients that drop what makes it a block keep the letter that it holds. */
const CELL_LINK = ['display', 'height', 'font-size', 'line-height', 'color', 'text-decoration'];

function propertiesOf(tag: Tag): readonly string[] {
  return isCellLink(tag) ? CELL_LINK : (PROPERTIES[tag.name] ?? []);
}

const HEX = '#[0-9a-f]{6}';
const COLOR_VALUES: Readonly<Record<string, RegExp>> = {
  color: new RegExp(`^${HEX}$`),
  'background-color': new RegExp(`^${HEX}$`),
  'box-shadow': new RegExp(`^0 \\d+px \\d+px ${HEX}$`),
  background: new RegExp(`^linear-gradient\\(-?\\d+deg,${HEX},${HEX}\\)$`),
};
const BORDER = new RegExp(`^(\\d+)px (?:solid|dashed|dotted|double) ${HEX}$`);
const WEIGHTS = new Set(['300', 'normal', '600', 'bold']);
const SYSTEM_FONTS =
  /^(?:Arial|Consolas|Georgia|Helvetica|Impact|Tahoma|Verdana|'(?:Comic Sans MS|Courier New|Palatino Linotype|Segoe Script|Segoe UI|Times New Roman|Trebuchet MS)')(?:,|$)/;

export const STYLE_RULES: readonly Rule[] = [
  {
    number: 1,
    title: 'nothing is floated, positioned, flexed or given a negative length',
    check: ({ tags }) =>
      tags.flatMap((tag) => {
        const display = tag.style.get('display');
        const allowed = isCellLink(tag)
          ? 'block'
          : { td: 'inline-block', span: 'inline-block', img: 'block' }[tag.name];
        return [
          ...(display === undefined || display === allowed ? [] : [`${nameOf(tag)}: ${display}`]),
          ...[...tag.style]
            .filter(([property, value]) => isNegative(property, value))
            .map(([property, value]) => `${nameOf(tag)}: ${property} ${value}`),
        ];
      }),
  },
  {
    number: 12,
    title:
      'only properties that mail clients keep or do well without: no opacity, transform, margin',
    check: ({ tags }) =>
      tags.flatMap((tag) =>
        [...tag.style.keys()]
          .filter((property) => !propertiesOf(tag).includes(property))
          .map((property) => `${tag.name} ${property}`),
      ),
  },
  {
    number: 10,
    title: 'colors are six-digit hex',
    check: ({ tags }) =>
      tags.flatMap((tag) => [
        ...Object.entries(COLOR_VALUES).flatMap(([property, pattern]) => {
          const value = tag.style.get(property);
          return value === undefined || pattern.test(value) ? [] : [`${property}:${value}`];
        }),
        ...[attribute(tag, 'bgcolor') ?? '#000000'].filter(
          (value) => !/^#[0-9a-f]{6}$/.test(value),
        ),
      ]),
  },
  {
    number: 11,
    title: 'a gradient is followed by the color of bgcolor',
    check: ({ tags }) =>
      tags.flatMap((tag) => {
        const solid = attribute(tag, 'bgcolor');
        const color = tag.style.get('background-color');
        const names = [...tag.style.keys()];
        const isUnder =
          !names.includes('background') ||
          names.indexOf('background') < names.indexOf('background-color');
        return color === solid && isUnder ? [] : [`${nameOf(tag)}: bgcolor ${solid}`];
      }),
  },
  {
    number: 13,
    title: 'borders are at most 8 px and on cells only',
    check: ({ tags }) =>
      tags.flatMap((tag) =>
        [...tag.style]
          .filter(([property]) => /^border(?:-(?:top|right|bottom|left))?$/.test(property))
          .filter(([, value]) => tag.name !== 'img' || value !== '0')
          .filter(([, value]) => tag.name !== 'td' || Number(BORDER.exec(value)?.[1] ?? 9) > 8)
          .map(([property, value]) => `${tag.name} ${property}:${value}`),
      ),
  },
  {
    number: 14,
    title:
      'a system font comes first, and is set on every cell that holds text; a color, unless links are all it holds',
    check: ({ tags }) => [
      ...textCells(tags).flatMap((cell) =>
        [
          ...(fontOf(cell) === undefined ? ['font'] : []),
          ...(cell.style.has('color') || isOfLinks(cell) ? [] : ['color']),
        ].map((property) => `${nameOf(cell)} lacks ${property}`),
      ),
      ...tags
        // No letter is in a spacer.
        .filter((tag) => tag.style.get('font') !== '1px a' || tag.children.length > 0)
        .flatMap((tag) => [tag.style.get('font-family'), fontOf(tag)?.family])
        .filter((family) => family !== undefined && !SYSTEM_FONTS.test(family))
        .map((family) => `font-family:${family ?? ''}`),
    ],
  },
  {
    number: 15,
    title: 'style attributes hold no double quotes',
    check: ({ tags, source }) => [
      ...tags
        .map((tag) => attribute(tag, 'style') ?? '')
        .filter((style) => style.includes('"') || style.includes('`')),
      ...(/<[^>]*\sstyle=(?!")/.test(source) ? ['style attribute not in double quotes'] : []),
    ],
  },
  {
    number: 16,
    title: 'line heights in px, exact for Word on text, never on cells that hold a picture',
    check: ({ tags }) => [
      ...textCells(tags).flatMap((cell) => [
        ...(pixels(cell.style.get('line-height')) ? [] : [`${nameOf(cell)}: line-height`]),
        // The shorthand resets what stands before it.
        ...(isBefore(cell, 'line-height', 'font')
          ? [`${nameOf(cell)}: line-height before font`]
          : []),
        ...(cell.style.get('mso-line-height-rule') === 'exactly' || holdsImage(cell)
          ? []
          : [`${nameOf(cell)}: mso-line-height-rule`]),
      ]),
      ...tags
        .filter((tag) => tag.name === 'td' && holdsImage(tag))
        .filter((tag) => tag.style.has('mso-line-height-rule'))
        .map((tag) => `${nameOf(tag)}: mso-line-height-rule beside a picture`),
      ...tags
        .filter((tag) => tag.style.has('line-height'))
        .filter((tag) => pixels(tag.style.get('line-height')) === undefined)
        .map((tag) => `${nameOf(tag)}: line-height ${tag.style.get('line-height')}`),
    ],
  },
  {
    number: 17,
    title: 'weights that Word and the others agree on',
    check: ({ tags }) =>
      tags
        .map((tag) => tag.style.get('font-weight') ?? fontOf(tag)?.weight ?? 'normal')
        .filter((weight) => !WEIGHTS.has(weight))
        .map((weight) => `font-weight:${weight}`),
  },
  {
    number: 18,
    title: 'cells of pictures alone have no line of text; lines of text are even',
    check: ({ tags }) => [
      ...tags
        .filter((tag) => tag.name === 'td' && holdsImage(tag) && !hasOwnText(tag))
        .filter((tag) => tag.style.get('font-size') !== '0' || tag.style.get('line-height') !== '0')
        .map(nameOf),
      ...[...textCells(tags), ...named(tags, 'span')]
        .filter((tag) => (pixels(tag.style.get('line-height')) ?? 0) % 2 === 1)
        .map((tag) => `odd line height: ${nameOf(tag)}`),
      ...named(tags, 'tr').flatMap(pictureBesideText),
    ],
  },
  {
    number: 26,
    title: 'no letter is so small or clear that spam filters count it as hidden',
    check: ({ source }) => source.match(HIDDEN_LETTERS) ?? [],
  },
];

/** `__FONT_INVIS` of SpamAssassin (rulesrc/sandbox/jhardin/20_misc_testing.cf): a letter right behind such a tag. */
const HIDDEN_LETTERS =
  /<(?!style)[a-z]+\s[^>]{1,80}(?:font(?:-size)?\s*:\s*(?:0*[01](?:\.\d+)?(?:px|pt|Q|vw|vh|vmin)|0+(?:\.\d+)?(?:cm|mm|pc|ch|rem|lh|vmax|%)|0+(?:\.0\d*)(?:em|ex|in))(?:\s[a-z]|\s*[;'])|['"\s;]color\s*:\s*transparent\s*[;'])[^>]{0,80}>[a-z0-9]/gi;

function isBefore({ style }: Tag, property: string, other: string): boolean {
  const names = [...style.keys()];
  return names.indexOf(property) < names.indexOf(other);
}

/** Whether all words of a cell stand in links: these state their colors themselves. */
function isOfLinks({ children }: Tag): boolean {
  return children.every((child) => typeof child !== 'string' && child.attributes.has('href'));
}

/** Letters may stand a little closer; Word sets strongly negative spacing oddly. */
function isNegative(property: string, value: string): boolean {
  if (property === 'letter-spacing') return Number.parseFloat(value) < -2;
  return property !== 'background' && /(?:^|[\s,(])-\d/.test(value);
}

export function textCells(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter((tag) => tag.name === 'td' && hasOwnText(tag));
}

/** Whether a picture stands in the cell itself, nested tables not counted. */
export function holdsImage(tag: Tag): boolean {
  return childTags(tag).some(
    (child) => child.name === 'img' || (child.name !== 'table' && holdsImage(child)),
  );
}

/** A row of a picture and text would need one line height for both: such rows nest a table. Not an error here. */
function pictureBesideText(row: Tag): readonly string[] {
  return cellsOf(row).some((cell) => holdsImage(cell) && hasOwnText(cell))
    ? [`picture and text in one cell: ${nameOf(row)}`]
    : [];
}
