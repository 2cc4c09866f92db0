import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countCurves } from '../../scripts/word-rules/count-curves';
import type { CellFacts, Facts } from '../../scripts/word-rules/facts';
import { readOffice } from '../../scripts/word-rules/read-office';
import { readPreview } from '../../scripts/word-rules/read-preview';
import { RULES } from '../../scripts/word-rules/rules';
import { cell, columns, literal, table } from '../../src/email/builders';

const CELL: CellFacts = {
  width: 120,
  color: '#316bc4',
  isInSizedRow: true,
  borders: [3, 0, 0, 0],
  padding: [4, 0, 0, 0],
};

const FACTS: Facts = {
  cells: [CELL, { ...CELL, isInSizedRow: false }],
  tables: [600, undefined],
  pictures: [
    { size: [60, 60], isLinked: false },
    { size: [20, 20], isLinked: true },
  ],
  letters: [
    ['a', 400],
    ['b', 700],
  ],
  lineHeights: [20],
  gradients: 0,
  roundings: 0,
};
const DESIGNED: Facts = { ...FACTS, gradients: 1, roundings: 1 };

const OTHERS: Readonly<Record<string, Partial<Facts>>> = {
  'every cell is there': { cells: [CELL] },
  'square corners': { roundings: 1 },
  'no gradients': { gradients: 1 },
  'solid colors of cells': { cells: FACTS.cells.map((each) => ({ ...each, color: '#000000' })) },
  'two weights of letters': {
    letters: [
      ['a', 400],
      ['b', 600],
    ],
  },
  'widths of tables': { tables: [640, undefined] },
  'widths of cells': { cells: FACTS.cells.map((each) => ({ ...each, width: 121 })) },
  'the same beside a free column': { cells: FACTS.cells.map((each) => ({ ...each, width: 121 })) },
  'sizes of pictures': { pictures: [{ size: [60, 61], isLinked: false }] },
  'sizes of linked pictures': { pictures: FACTS.pictures.slice(0, 1) },
  'line heights': { lineHeights: [22] },
  'borders of cells': { cells: FACTS.cells.map((each) => ({ ...each, borders: [3, 0, 0, 1] })) },
  'paddings of cells': { cells: FACTS.cells.map((each) => ({ ...each, padding: [0, 0, 0, 0] })) },
};

test.each(RULES)('$title: the same agrees, anything else differs', ({ title, compared }) => {
  const same = compared(FACTS, FACTS, DESIGNED);
  expect(same.count).toBeGreaterThan(0);
  expect(same.differences).toEqual([]);
  const { [title]: other } = OTHERS;
  expect(other).toBeDefined();
  expect(compared(FACTS, { ...FACTS, ...other }, DESIGNED).differences).not.toEqual([]);
});

test('a document of LibreOffice and one of ours are read alike', () => {
  const font = { family: 'Arial', size: 14, lineHeight: 20, color: '#333333' } as const;
  const borders = { top: { width: 3, color: '#ffffff', style: 'solid' } } as const;
  const words = [literal('Tom & '), literal('Ann', { font: { weight: 700 } })];
  const background = { color: '#316bc4' } as const;
  const box = cell({ width: 120, background, borders, font }, words);
  const ours = columns([box], 0, { width: 120 }) ?? table([]);
  expect(readOffice(OFFICE, 0)).toEqual(readPreview(ours));
});

test('curves are counted in what pages draw, and nowhere else', () => {
  const curve = '1 2 m 3 4 5.5 6 7 -8 c h f\n';
  const page = stream('', `0 0 10 10 re f\n${curve}${curve}`);
  const font = stream('/Length1 5', curve);
  expect(countCurves(Buffer.concat([...page, ...font]))).toBe(2);
  expect(() => countCurves(Buffer.concat(font))).toThrow('No page');
});

function stream(head: string, drawn: string): readonly Buffer[] {
  return [
    Buffer.from(`<<${head}/Length 9/Filter/FlateDecode>>\nstream\n`),
    deflateSync(drawn),
    Buffer.from('\nendstream\n'),
  ];
}

const OFFICE = `<office:document><office:automatic-styles>
  <style:style style:name="T"><style:table-properties style:width="1.25in"/></style:style>
  <style:style style:name="C"><style:table-column-properties style:column-width="1.25in"/></style:style>
  <style:style style:name="A"><style:table-cell-properties fo:background-color="#316bc4" fo:padding="0in"
    fo:border="none" fo:border-top="2.25pt solid #ffffff"/></style:style>
  <style:style style:name="P"><style:paragraph-properties style:line-height-at-least="15pt"/></style:style>
  <style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style>
</office:automatic-styles><office:body>
  <table:table table:style-name="T"><table:table-column table:style-name="C"/><table:table-row>
    <table:table-cell table:style-name="A">
      <text:p text:style-name="P">Tom &amp; <text:span text:style-name="B">Ann</text:span></text:p>
    </table:table-cell></table:table-row></table:table>
</office:body></office:document>`;
