/** @typedef {import('./facts').Facts} Facts */
/** @typedef {import('./facts').CellFacts} CellFacts */
/**
 * `count` says on how many things of the preview the rule was tried.
 *
 * @typedef {{ count: number, ours: string, theirs: string, differences: readonly string[] }} Compared
 */
/**
 * A rule of Word. `shouldAgree` is false where LibreOffice is known to go its own way: that is told, and breaks nothing.
 *
 * @typedef {{ title: string, shouldAgree: boolean, compared: (preview: Facts, office: Facts, designed: Facts) => Compared }} Rule
 */

/** LibreOffice counts in twentieths of a point, and writes lengths with four digits. */
const TOLERANCE_PX = 0.6;

/** @type {readonly Rule[]} */
export const RULES = [
  {
    title: 'every cell is there',
    shouldAgree: true,
    compared: (preview, office) =>
      told(pairs(preview.cells.map(numberOf), office.cells.map(numberOf))),
  },
  {
    title: 'square corners',
    shouldAgree: true,
    compared: (preview, office, designed) =>
      left(preview.roundings, office.roundings, designed.roundings),
  },
  {
    title: 'no gradients',
    shouldAgree: true,
    compared: (preview, office, designed) =>
      left(preview.gradients, office.gradients, designed.gradients),
  },
  {
    title: 'solid colors of cells',
    shouldAgree: true,
    compared: (preview, office) =>
      told(
        cellPairs(preview, office).flatMap(([ours, theirs]) =>
          (ours.color ?? theirs?.color) ? [[ours.color, theirs?.color]] : [],
        ),
      ),
  },
  {
    title: 'two weights of letters',
    shouldAgree: true,
    compared: (preview, office) =>
      told(pairs(preview.letters.map(letterOf), office.letters.map(letterOf))),
  },
  {
    title: 'widths of tables',
    shouldAgree: true,
    compared: (preview, office) =>
      told(pairs(preview.tables, office.tables).filter(([ours]) => ours !== undefined)),
  },
  {
    title: 'widths of cells',
    shouldAgree: true,
    compared: (preview, office) => told(widthPairs(preview, office, true)),
  },
  {
    // LibreOffice knows no padding from styles, which such a column leaves room for.
    title: 'the same beside a free column',
    shouldAgree: false,
    compared: (preview, office) =>
      told(widthPairs(preview, office, false).filter(([, theirs]) => theirs !== undefined)),
  },
  {
    title: 'sizes of pictures',
    shouldAgree: true,
    compared: (preview, office) => told(picturePairs(preview, office, false)),
  },
  {
    // LibreOffice keeps a pixel around them for a border that is not there.
    title: 'sizes of linked pictures',
    shouldAgree: false,
    compared: (preview, office) => told(picturePairs(preview, office, true)),
  },
  {
    title: 'line heights',
    shouldAgree: true,
    compared: (preview, office) => told(pairs(preview.lineHeights, office.lineHeights)),
  },
  {
    // LibreOffice draws 1 px as a hairline, and leaves the right border of some tables out.
    title: 'borders of cells',
    shouldAgree: false,
    compared: (preview, office) => told(sidePairs(preview, office, ({ borders }) => borders)),
  },
  {
    title: 'paddings of cells',
    shouldAgree: false,
    compared: (preview, office) => told(sidePairs(preview, office, ({ padding }) => padding)),
  },
];

/** @typedef {string | number | undefined} Value */
/** @typedef {readonly [ours: Value, theirs: Value]} Pair */

/** @param {readonly Pair[]} compared @returns {Compared} */
function told(compared) {
  const differing = compared.filter(([ours, theirs]) => !isSame(ours, theirs));
  const differences = differing.map(
    ([ours, theirs]) => `${ours ?? 'none'}, not ${theirs ?? 'none'}`,
  );
  const theirs = differing.length === 0 ? 'the same' : `${differing.length} others`;
  return { count: compared.length, ours: `${compared.length} of them`, theirs, differences };
}

/** What must be gone. @param {number} ours @param {number} theirs @param {number} designed @returns {Compared} */
function left(ours, theirs, designed) {
  return {
    count: designed,
    ours: `${ours} of ${designed}`,
    theirs: `${theirs} of ${designed}`,
    differences: ours + theirs === 0 ? [] : [`${ours} and ${theirs} are left`],
  };
}

/** @param {Value} ours @param {Value} theirs */
function isSame(ours, theirs) {
  return typeof ours === 'number' && typeof theirs === 'number'
    ? Math.abs(ours - theirs) <= TOLERANCE_PX
    : ours === theirs;
}

/** @param {readonly Value[]} ours @param {readonly Value[]} theirs @returns {Pair[]} */
function pairs(ours, theirs) {
  const length = Math.max(ours.length, theirs.length);
  return Array.from({ length }, (_, index) => [ours[index], theirs[index]]);
}

/** @param {Facts} preview @param {Facts} office @returns {[CellFacts, CellFacts | undefined][]} */
function cellPairs(preview, office) {
  return preview.cells.map((cell, index) => [cell, office.cells[index]]);
}

/** @param {Facts} preview @param {Facts} office @param {boolean} isInSaidRow @returns {Pair[]} */
function widthPairs(preview, office, isInSaidRow) {
  return cellPairs(preview, office).flatMap(([ours, theirs]) =>
    ours.width !== undefined && ours.isInSaidRow === isInSaidRow
      ? [[ours.width, theirs?.width]]
      : [],
  );
}

/** @param {Facts} preview @param {Facts} office @param {boolean} isLinked @returns {Pair[]} */
function picturePairs(preview, office, isLinked) {
  return preview.pictures.flatMap((ours, index) =>
    ours.isLinked === isLinked ? pairs(ours.size, office.pictures[index]?.size ?? []) : [],
  );
}

/** @param {Facts} preview @param {Facts} office @param {(cell: CellFacts) => import('./facts').Sides} sides @returns {Pair[]} */
function sidePairs(preview, office, sides) {
  return cellPairs(preview, office)
    .flatMap(([ours, theirs]) => pairs(sides(ours), theirs ? sides(theirs) : []))
    .filter(([ours, theirs]) => ours !== 0 || theirs !== 0);
}

/** @param {CellFacts} _cell @param {number} index */
function numberOf(_cell, index) {
  return index + 1;
}

/** @param {import('./facts').Letter} letter */
function letterOf([letter, weight]) {
  return `${letter} of weight ${weight}`;
}
