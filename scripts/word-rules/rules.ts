import type { CellFacts, Facts, Letter, Sides } from './facts';

interface Compared {
  /** On how many things of the preview the rule was tried. */
  readonly count: number;
  readonly ours: string;
  readonly theirs: string;
  readonly differences: readonly string[];
}

/** A rule of Word. */
interface Rule {
  readonly title: string;
  /** False where LibreOffice is known to differ: a mismatch is then reported, but is no failure. */
  readonly shouldAgree: boolean;
  readonly compared: (preview: Facts, office: Facts, designed: Facts) => Compared;
}

/** LibreOffice counts in twentieths of a point, and writes lengths with four digits. */
const TOLERANCE_PX = 0.6;

export const RULES: readonly Rule[] = [
  {
    title: 'every cell is there',
    shouldAgree: true,
    compared: (preview, office) =>
      reported(pairs(preview.cells.map(numberOf), office.cells.map(numberOf))),
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
      reported(
        cellPairs(preview, office).flatMap(([ours, theirs]) =>
          (ours.color ?? theirs?.color) ? [[ours.color, theirs?.color]] : [],
        ),
      ),
  },
  {
    title: 'two weights of letters',
    shouldAgree: true,
    compared: (preview, office) =>
      reported(pairs(preview.letters.map(letterOf), office.letters.map(letterOf))),
  },
  {
    title: 'widths of tables',
    shouldAgree: true,
    compared: (preview, office) =>
      reported(pairs(preview.tables, office.tables).filter(([ours]) => ours !== undefined)),
  },
  {
    title: 'widths of cells',
    shouldAgree: true,
    compared: (preview, office) => reported(widthPairs(preview, office, true)),
  },
  {
    // LibreOffice does not support padding from styles, which such a column leaves room for.
    title: 'the same beside a free column',
    shouldAgree: false,
    compared: (preview, office) =>
      reported(widthPairs(preview, office, false).filter(([, theirs]) => theirs !== undefined)),
  },
  {
    title: 'sizes of pictures',
    shouldAgree: true,
    compared: (preview, office) => reported(picturePairs(preview, office, false)),
  },
  {
    // LibreOffice keeps a pixel around them for a border that is not there.
    title: 'sizes of linked pictures',
    shouldAgree: false,
    compared: (preview, office) => reported(picturePairs(preview, office, true)),
  },
  {
    title: 'line heights',
    shouldAgree: true,
    compared: (preview, office) => reported(pairs(preview.lineHeights, office.lineHeights)),
  },
  {
    // LibreOffice draws 1 px as a hairline, and leaves the right border of some tables out.
    title: 'borders of cells',
    shouldAgree: false,
    compared: (preview, office) => reported(sidePairs(preview, office, ({ borders }) => borders)),
  },
  {
    title: 'paddings of cells',
    shouldAgree: false,
    compared: (preview, office) => reported(sidePairs(preview, office, ({ padding }) => padding)),
  },
];

type Value = string | number | undefined;
type Pair = readonly [ours: Value, theirs: Value];

function reported(compared: readonly Pair[]): Compared {
  const differing = compared.filter(([ours, theirs]) => !isSame(ours, theirs));
  const differences = differing.map(
    ([ours, theirs]) => `${ours ?? 'none'}, not ${theirs ?? 'none'}`,
  );
  const theirs = differing.length === 0 ? 'the same' : `${differing.length} others`;
  return { count: compared.length, ours: `${compared.length} of them`, theirs, differences };
}

/** Compares how many of some are left, of which none should be. */
function left(ours: number, theirs: number, designed: number): Compared {
  return {
    count: designed,
    ours: `${ours} of ${designed}`,
    theirs: `${theirs} of ${designed}`,
    differences: ours + theirs === 0 ? [] : [`${ours} and ${theirs} are left`],
  };
}

function isSame(ours: Value, theirs: Value): boolean {
  return typeof ours === 'number' && typeof theirs === 'number'
    ? Math.abs(ours - theirs) <= TOLERANCE_PX
    : ours === theirs;
}

function pairs(ours: readonly Value[], theirs: readonly Value[]): readonly Pair[] {
  const length = Math.max(ours.length, theirs.length);
  return Array.from({ length }, (_, index) => [ours[index], theirs[index]]);
}

function cellPairs(preview: Facts, office: Facts) {
  return preview.cells.map((cell, index) => [cell, office.cells[index]] as const);
}

function widthPairs(preview: Facts, office: Facts, isInSizedRow: boolean): readonly Pair[] {
  return cellPairs(preview, office).flatMap(([ours, theirs]): readonly Pair[] =>
    ours.width !== undefined && ours.isInSizedRow === isInSizedRow
      ? [[ours.width, theirs?.width]]
      : [],
  );
}

function picturePairs(preview: Facts, office: Facts, isLinked: boolean): readonly Pair[] {
  return preview.pictures.flatMap((ours, index) =>
    ours.isLinked === isLinked ? pairs(ours.size, office.pictures[index]?.size ?? []) : [],
  );
}

function sidePairs(
  preview: Facts,
  office: Facts,
  sides: (cell: CellFacts) => Sides,
): readonly Pair[] {
  return cellPairs(preview, office)
    .flatMap(([ours, theirs]) => pairs(sides(ours), theirs ? sides(theirs) : []))
    .filter(([ours, theirs]) => ours !== 0 || theirs !== 0);
}

function numberOf(_cell: CellFacts, index: number): number {
  return index + 1;
}

function letterOf([letter, weight]: Letter): string {
  return `${letter} of weight ${weight}`;
}
