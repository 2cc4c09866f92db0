import { expect, test } from 'vitest';
import { printScene } from '../../../../src/export/print/print-scene';
import { designOf } from '../../../helpers/scenes';
import { breaches } from '../../../helpers/rules';

const TRIMMED = { frame: { width: 600, height: 200, trim: true } } as const;
const PANEL = {
  type: 'rectangle',
  x: 0,
  y: 0,
  width: 200,
  height: 80,
  style: { borderWidth: 0 },
} as const;
const BAR = { ...PANEL, x: 20, y: 12, width: 150, height: 10 };
const TEXT = { type: 'text', x: 20, y: 30, width: 150, height: 20, content: 'Words' } as const;

const SPACER = /<tr><td height="\d+" style=/;

test('a distance above all that a cell holds is padding of the cell', () => {
  const { html } = printScene(designOf([PANEL, BAR, TEXT], TRIMMED));
  expect(html).not.toMatch(SPACER);
  expect(html).toContain('padding:12px 0 30px 20px');
});

test('beside other cells it stays a row of its own, as Word gives padding to all of them', () => {
  const { html } = printScene(designOf([BAR, { ...PANEL, x: 180, width: 20 }], TRIMMED));
  expect(html).toMatch(SPACER);
  expect(breaches(html).filter((breach) => breach.startsWith('rule 5 '))).toEqual([]);
});
