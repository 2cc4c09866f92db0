import { findAll, parseXml } from './parse-xml.mjs';

/** @typedef {import('./facts').Facts} Facts */
/** @typedef {import('./facts').CellFacts} CellFacts */
/** @typedef {import('./facts').Letter} Letter */
/** @typedef {import('./facts').PictureFacts} PictureFacts */
/** @typedef {import('./parse-xml.mjs').Element} Element */
/** @typedef {(name: string | undefined, property: string) => string | undefined} FindStyle */

const PX_PER_UNIT = { in: 96, pt: 96 / 72, cm: 96 / 2.54, mm: 96 / 25.4 };
const WEIGHTS = new Map([
  ['normal', 400],
  ['bold', 700],
]);
const CELLS = ['table:table-cell', 'table:covered-table-cell'];

/**
 * What a flat OpenDocument text says of cells, letters and pictures, with the curves that its PDF draws.
 *
 * @param {string} xml
 * @param {number} curves
 * @returns {Facts}
 */
export function readOffice(xml, curves) {
  const root = parseXml(xml);
  const [body = root] = findAll(root, 'office:body');
  const style = readStyles(root);
  const fills = findAll(root, 'style:background-image').filter(
    ({ attributes }) => attributes['xlink:href'] !== undefined,
  );
  return {
    cells: cellsOf(body, style),
    tables: findAll(body, 'table:table').map(({ attributes }) =>
      toPx(style(attributes['table:style-name'], 'style:width')),
    ),
    pictures: picturesOf(body, false),
    letters: findAll(body, 'text:p').flatMap((each) => lettersOf(each, 400, style)),
    lineHeights: findAll(body, 'text:p').flatMap(({ attributes, children }) => {
      const at = style(attributes['text:style-name'], 'style:line-height-at-least');
      const said = children.length === 0 ? undefined : toPx(at);
      return said === undefined ? [] : [said];
    }),
    roundings: curves,
    gradients: findAll(root, 'draw:gradient').length + fills.length,
  };
}

/** @param {Element} root @returns {FindStyle} */
function readStyles(root) {
  const styles = new Map(
    findAll(root, 'style:style').map((each) => [
      each.attributes['style:name'],
      {
        parent: each.attributes['style:parent-style-name'],
        said: Object.assign({}, ...propertiesOf(each)),
      },
    ]),
  );
  return find;

  /** @type {FindStyle} */
  function find(name, property) {
    const style = styles.get(name ?? '');
    return style && (style.said[property] ?? find(style.parent, property));
  }
}

/** @param {Element} style */
function propertiesOf({ children }) {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child.attributes]));
}

/** @param {Element} within @param {FindStyle} style @returns {CellFacts[]} in the order in which they begin */
function cellsOf(within, style) {
  return within.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'table:table' ? tableOf(child, style) : cellsOf(child, style);
  });
}

/** @param {Element} table @param {FindStyle} style */
function tableOf(table, style) {
  const columns = ownOf(table, 'table:table-column').flatMap(({ attributes }) => {
    const width = toPx(style(attributes['table:style-name'], 'style:column-width'));
    return Array.from(
      { length: Number(attributes['table:number-columns-repeated'] ?? 1) },
      () => width,
    );
  });
  return ownOf(table, 'table:table-row').flatMap((row) =>
    ownOf(row, ...CELLS).flatMap((cell, index) => {
      if (cell.name !== 'table:table-cell') return [];
      const spanned = Number(cell.attributes['table:number-columns-spanned'] ?? 1);
      const widths = columns.slice(index, index + spanned);
      return [cellOf(cell, widths, style), ...cellsOf(cell, style)];
    }),
  );
}

/** @param {Element} within @param {...string} names @returns {Element[]} */
function ownOf(within, ...names) {
  return within.children.flatMap((child) =>
    typeof child !== 'string' && names.includes(child.name) ? [child] : [],
  );
}

/** @param {Element} cell @param {(number | undefined)[]} widths @param {FindStyle} style @returns {CellFacts} */
function cellOf({ attributes }, widths, style) {
  const of = (/** @type {string} */ property) => style(attributes['table:style-name'], property);
  const border = (/** @type {string} */ side) =>
    toPx((of(`fo:border-${side}`) ?? of('fo:border'))?.split(' ')[0]) ?? 0;
  const padding = (/** @type {string} */ side) =>
    toPx(of(`fo:padding-${side}`) ?? of('fo:padding')) ?? 0;
  const color = of('fo:background-color');
  const width = widths.includes(undefined)
    ? undefined
    : widths.reduce((/** @type {number} */ sum, each) => sum + (each ?? 0), 0);
  return {
    ...(width !== undefined && { width }),
    ...(color !== undefined && color !== 'transparent' && { color }),
    isInSaidRow: width !== undefined,
    borders: [border('top'), border('right'), border('bottom'), border('left')],
    padding: [padding('top'), padding('right'), padding('bottom'), padding('left')],
  };
}

/** @param {Element} within @param {boolean} isLinked @returns {PictureFacts[]} */
function picturesOf(within, isLinked) {
  return within.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const { 'svg:width': width, 'svg:height': height } = child.attributes;
    if (child.name === 'draw:frame') {
      return [{ size: [toPx(width) ?? 0, toPx(height) ?? 0], isLinked }];
    }
    return picturesOf(child, isLinked || child.name === 'draw:a' || child.name === 'text:a');
  });
}

/** @param {Element} within @param {number} around @param {FindStyle} style @returns {Letter[]} */
function lettersOf(within, around, style) {
  const said = style(within.attributes['text:style-name'], 'fo:font-weight');
  const weight = said === undefined ? around : (WEIGHTS.get(said) ?? Number(said));
  return within.children.flatMap((child) => {
    if (typeof child !== 'string') {
      return child.name.startsWith('draw:') ? [] : lettersOf(child, weight, style);
    }
    return [...child.replace(/\s/g, '')].map((letter) => /** @type {Letter} */ ([letter, weight]));
  });
}

/** @param {string | undefined} length */
function toPx(length) {
  const [, number, unit] = length?.match(/^([\d.]+)(in|pt|cm|mm)$/) ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (Object.entries(PX_PER_UNIT).find(([each]) => each === unit)?.[1] ?? 1);
}
