import { DOMParser } from '@xmldom/xmldom';
import type { CellFacts, Facts, Letter, PictureFacts } from './facts';

type FindStyle = (name: string | null, property: string) => string | undefined;

const PX_PER_UNIT = new Map([
  ['in', 96],
  ['pt', 96 / 72],
  ['cm', 96 / 2.54],
  ['mm', 96 / 25.4],
]);
const WEIGHTS = new Map([
  ['normal', 400],
  ['bold', 700],
]);
const CELLS = ['table:table-cell', 'table:covered-table-cell'];
const ELEMENT = 1;
const TEXT = 3;

/** The facts about cells, letters and pictures in a flat OpenDocument text, with the curves that its PDF draws. */
export function readOffice(xml: string, curves: number): Facts {
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'text/xml');
  const [body = root] = findAll(root, 'office:body');
  const style = readStyles(root);
  const fills = findAll(root, 'style:background-image').filter((each) =>
    each.hasAttribute('xlink:href'),
  );
  return {
    cells: cellsOf(body, style),
    tables: findAll(body, 'table:table').map((table) =>
      toPx(style(table.getAttribute('table:style-name'), 'style:width')),
    ),
    pictures: picturesOf(body, false),
    letters: findAll(body, 'text:p').flatMap((each) => lettersOf(each, 400, style)),
    lineHeights: findAll(body, 'text:p').flatMap((each) => {
      const at = style(each.getAttribute('text:style-name'), 'style:line-height-at-least');
      const height = each.hasChildNodes() ? toPx(at) : undefined;
      return height === undefined ? [] : [height];
    }),
    roundings: curves,
    gradients: findAll(root, 'draw:gradient').length + fills.length,
  };
}

/** The elements of a name, in the order in which they begin. */
function findAll(within: Element, name: string): readonly Element[] {
  return Array.from(within.getElementsByTagName(name));
}

function childrenOf(element: Element): readonly Element[] {
  return Array.from(element.childNodes).filter(isElement);
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT;
}

function readStyles(root: Element): FindStyle {
  const styles = new Map(
    findAll(root, 'style:style').map((each) => [each.getAttribute('style:name'), each]),
  );
  return function find(name, property): string | undefined {
    const style = styles.get(name);
    if (style === undefined) return undefined;
    const own = childrenOf(style).findLast((each) => each.hasAttribute(property));
    return (
      own?.getAttribute(property) ?? find(style.getAttribute('style:parent-style-name'), property)
    );
  };
}

/** In the order in which they begin. */
function cellsOf(within: Element, style: FindStyle): readonly CellFacts[] {
  return childrenOf(within).flatMap((child) =>
    child.tagName === 'table:table' ? tableOf(child, style) : cellsOf(child, style),
  );
}

function tableOf(table: Element, style: FindStyle): readonly CellFacts[] {
  const columns = ownOf(table, ['table:table-column']).flatMap((column) => {
    const width = toPx(style(column.getAttribute('table:style-name'), 'style:column-width'));
    const length = Number(column.getAttribute('table:number-columns-repeated') || 1);
    return Array.from({ length }, () => width);
  });
  return ownOf(table, ['table:table-row']).flatMap((row) =>
    ownOf(row, CELLS).flatMap((cell, index) => {
      if (cell.tagName !== 'table:table-cell') return [];
      const spanned = Number(cell.getAttribute('table:number-columns-spanned') || 1);
      const widths = columns.slice(index, index + spanned);
      return [cellOf(cell, widths, style), ...cellsOf(cell, style)];
    }),
  );
}

function ownOf(within: Element, names: readonly string[]): readonly Element[] {
  return childrenOf(within).filter(({ tagName }) => names.includes(tagName));
}

function cellOf(
  cell: Element,
  widths: readonly (number | undefined)[],
  style: FindStyle,
): CellFacts {
  const of = (property: string) => style(cell.getAttribute('table:style-name'), property);
  const border = (side: string) =>
    toPx((of(`fo:border-${side}`) ?? of('fo:border'))?.split(' ')[0]) ?? 0;
  const padding = (side: string) => toPx(of(`fo:padding-${side}`) ?? of('fo:padding')) ?? 0;
  const color = of('fo:background-color');
  const width = widths.includes(undefined)
    ? undefined
    : widths.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return {
    ...(width !== undefined && { width }),
    ...(color !== undefined && color !== 'transparent' && { color }),
    isInSizedRow: width !== undefined,
    borders: [border('top'), border('right'), border('bottom'), border('left')],
    padding: [padding('top'), padding('right'), padding('bottom'), padding('left')],
  };
}

function picturesOf(within: Element, isLinked: boolean): readonly PictureFacts[] {
  return childrenOf(within).flatMap((child) => {
    if (child.tagName !== 'draw:frame') {
      return picturesOf(child, isLinked || ['draw:a', 'text:a'].includes(child.tagName));
    }
    const sides = ['svg:width', 'svg:height'].map((name) => toPx(child.getAttribute(name)) ?? 0);
    const [width = 0, height = 0] = sides;
    return [{ size: [width, height], isLinked }];
  });
}

function lettersOf(within: Element, around: number, style: FindStyle): readonly Letter[] {
  const own = style(within.getAttribute('text:style-name'), 'fo:font-weight');
  const weight = own === undefined ? around : (WEIGHTS.get(own) ?? Number(own));
  return Array.from(within.childNodes).flatMap((child): readonly Letter[] => {
    if (isElement(child)) {
      return child.tagName.startsWith('draw:') ? [] : lettersOf(child, weight, style);
    }
    const text = child.nodeType === TEXT ? (child.nodeValue ?? '') : '';
    return [...text.replace(/\s/g, '')].map((letter) => [letter, weight]);
  });
}

function toPx(length: string | null | undefined): number | undefined {
  const [, number, unit = ''] = length?.match(/^([\d.]+)(in|pt|cm|mm)$/) ?? [];
  return number === undefined ? undefined : Number(number) * (PX_PER_UNIT.get(unit) ?? 1);
}
