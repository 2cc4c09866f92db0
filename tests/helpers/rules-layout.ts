import {
  attribute,
  cellsOf,
  childTags,
  descendants,
  hasOwnText,
  integer,
  isCellLink,
  nameOf,
  paddingOf,
  pixels,
  bordersOf,
  visibleText,
  type ParsedHtml,
  type Tag,
} from './html';
import { named } from './rules-markup';
import { holdsImage } from './rules-style';
import type { Rule, RuleContext } from './rules';

/* Rules on tables and cells: spacing, sizes, what may be empty, and how much there may be of all of it. */

const LARGEST_WRAPPING = 300;
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

export const LAYOUT_RULES: readonly Rule[] = [
  {
    number: 3,
    title:
      'tables have no spacing of their own, with attributes and without; cells state their padding',
    check: ({ tags }) => [
      ...named(tags, 'table').flatMap((table) => [
        ...['border', 'cellpadding', 'cellspacing']
          .filter((name) => attribute(table, name) !== '0')
          .map((name) => `${nameOf(table)}: ${name}`),
        ...(hasNoSpacing(table) ? [] : [`${nameOf(table)}: border-collapse`]),
      ]),
      ...named(tags, 'td')
        .filter((cell) => paddingOf(cell) === undefined)
        .map((cell) => `padding: ${nameOf(cell)}`),
    ],
  },
  {
    number: 4,
    title: 'padding on cells only, margins nowhere',
    check: ({ tags }) =>
      tags.flatMap((tag) =>
        [...tag.style.keys()]
          .filter((property) => /^(?:padding|margin)/.test(property))
          .filter((property) => tag.name !== 'td' || property !== 'padding')
          .map((property) => `${tag.name} ${property}`),
      ),
  },
  {
    number: 5,
    title: 'cells beside one another have the same vertical padding',
    check: ({ tags }) =>
      named(tags, 'tr').flatMap((row) => {
        const paddings = cellsOf(row)
          .filter((cell) => !isEmpty(cell))
          .map((cell) => paddingOf(cell) ?? [0, 0, 0, 0])
          .map(([top, , bottom]) => `${top}/${bottom}`);
        return new Set(paddings).size > 1 ? [`${paddings.join(' ')} in ${nameOf(row)}`] : [];
      }),
  },
  {
    number: 6,
    title:
      'sizes stand in attribute and style alike, on tables, cells and pictures only; alignment in the style',
    check: ({ tags }) => tags.flatMap((tag) => [...checkWidth(tag), ...checkTwins(tag)]),
  },
  {
    number: 24,
    title: 'no white background behind the whole',
    check: ({ roots }) => {
      const whole = visibleText(roots);
      const tags = roots.flatMap((root) =>
        typeof root === 'string' ? [] : [root, ...descendants(root)],
      );
      const first = tags.find(
        (tag) => attribute(tag, 'bgcolor') !== undefined && visibleText([tag]) === whole,
      );
      return first !== undefined && attribute(first, 'bgcolor') === '#ffffff'
        ? [nameOf(first)]
        : [];
    },
  },
  {
    number: 25,
    title: 'no wider than the template may be, no control characters, no empty cell but spacers',
    check: checkWhole,
  },
];

function hasNoSpacing({ style }: Tag): boolean {
  const collapse = style.get('border-collapse');
  return (
    collapse === 'collapse' || (collapse === 'separate' && style.get('border-spacing') === '0')
  );
}

function isEmpty(cell: Tag): boolean {
  return visibleText(cell.children) === '' && !descendants(cell).some(({ name }) => name === 'img');
}

function checkWidth(tag: Tag): readonly string[] {
  const styled = tag.style.get('width');
  const given = attribute(tag, 'width');
  if (!['table', 'td', 'img'].includes(tag.name)) {
    // A line as high as the link fills it.
    const { style } = tag;
    if (isCellLink(tag) && style.get('height') === style.get('line-height')) return [];
    return style.has('width') || style.has('height') ? [`sized ${nameOf(tag)}`] : [];
  }
  if (tag.style.get('display') === 'inline-block' && (integer(given) ?? 999) > LARGEST_WRAPPING) {
    return [`wraps, but is wider than ${LARGEST_WRAPPING}: ${nameOf(tag)}`];
  }
  if (given === undefined && styled === undefined) return [];
  if (given === '100%' && styled === '100%') return [];
  const inset = tag.style.get('box-sizing') === 'border-box' ? 0 : insetOf(tag);
  const outer = integer(given);
  const content = pixels(styled);
  return outer !== undefined && content !== undefined && outer === content + inset
    ? []
    : [`width ${given} / ${styled}: ${nameOf(tag)}`];
}

function insetOf(tag: Tag): number {
  const [, right, , left] = paddingOf(tag) ?? [0, 0, 0, 0];
  return right + left + bordersOf(tag, 'left', 'right');
}

/**
 * Attributes and the properties of the same meaning must agree, for sizes and where tables are aligned; all clients read
 * `text-align` and `vertical-align` of cells. Pictures are aligned by the attribute alone: with the property beside it, Firefox
 * places them by the direction of the table.
 */
function checkTwins(tag: Tag): readonly string[] {
  if (tag.name !== 'td') return [];
  const height = pixels(tag.style.get('height'));
  const given = attribute(tag, 'height');
  // The attribute is the outer height, as it is the outer width: borders may be in it.
  const heights = height === undefined ? [] : [height, height + bordersOf(tag, 'top', 'bottom')];
  const agrees =
    height === undefined ? given === undefined : heights.includes(integer(given) ?? -1);
  const align = attribute(tag, 'align');
  const textAlign = tag.style.get('text-align');
  const holdsBoxes = descendants(tag).some(({ name }) => ['table', 'img'].includes(name));
  const isOfPictures = holdsImage(tag) && !hasOwnText(tag);
  const isAligned = isOfPictures
    ? textAlign === undefined
    : align === textAlign || (align === undefined && !holdsBoxes);
  const valign = attribute(tag, 'valign');
  return [
    ...(agrees ? [] : [`height ${given} / ${height}: ${nameOf(tag)}`]),
    ...(isAligned ? [] : [`align ${align} / ${textAlign}: ${nameOf(tag)}`]),
    ...(valign === undefined ? [] : [`valign ${valign}: ${nameOf(tag)}`]),
  ];
}

function checkWhole(
  { roots, tags, source }: ParsedHtml,
  { maxWidth }: RuleContext,
): readonly string[] {
  const [root] = roots;
  const width = root === undefined || typeof root === 'string' ? '' : attribute(root, 'width');
  // As written, and as read: a character reference hides one from the first look.
  const decoded = tags.flatMap((tag) => [...tag.attributes.values(), ...tag.children]);
  const texts = [source, ...decoded].filter((text) => typeof text === 'string');
  return [
    ...(integer(width) === maxWidth && maxWidth <= 600 ? [] : [`root is ${width} wide`]),
    ...texts.flatMap((text) => text.match(CONTROL) ?? []).map(codePoint),
    ...tags
      .filter((tag) => Math.max(...sizesOf(tag)) > 600)
      .map((tag) => `wider than 600: ${nameOf(tag)}`),
    ...named(tags, 'td').flatMap(checkEmptiness),
    ...named(tags, 'tr')
      .filter((row) => cellsOf(row).length === 0)
      .map(() => 'row without cells'),
    ...named(tags, 'table')
      .filter((table) => childTags(table).length === 0 && table !== root)
      .map(() => 'table without rows'),
  ];
}

function sizesOf(tag: Tag): readonly number[] {
  const lengths = ['width', 'min-width', 'max-width'].map(
    (name) => pixels(tag.style.get(name)) ?? 0,
  );
  return [integer(attribute(tag, 'width')) ?? 0, ...lengths];
}

/** A cell without text, picture or table must be a spacer: a size, and no line of text of its own. */
function checkEmptiness(cell: Tag): readonly string[] {
  const nested = childTags(cell).some(({ name }) => !['br', 'wbr', 'span'].includes(name));
  if (hasOwnText(cell) || holdsImage(cell) || nested) return [];
  const height = pixels(cell.style.get('height'));
  const sized = height ?? pixels(cell.style.get('width'));
  return cell.children.length === 0 && sized && hasLowLine(cell, height)
    ? []
    : [`empty cell: ${nameOf(cell)}`];
}

/** Letters of 1 px; below 4 px Word needs a line height that is exact, too. */
function hasLowLine({ style }: Tag, height: number | undefined): boolean {
  if (height === undefined || height >= 4) return style.get('font') === '1px a';
  return (
    style.get('font-size') === '1px' &&
    pixels(style.get('line-height')) === height &&
    style.get('mso-line-height-rule') === 'exactly'
  );
}

function codePoint(control: string): string {
  return `control character U+${control.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
