import { expect, test } from 'vitest';
import { composeScene } from '../../../../src/export/compose/compose-scene';
import { printScene } from '../../../../src/export/print/print-scene';
import { designOf } from '../../../helpers/scenes';
import { breaches } from '../../../helpers/rules';
import { tableDepth } from '../../../helpers/pass-forms';

const BORDER = { borderWidth: 2, borderColor: '#336699' } as const;
const TRIMMED = { frame: { width: 600, height: 200, trim: true } } as const;
const BOX = { type: 'rectangle', x: 0, y: 0, width: 200, height: 40, style: BORDER } as const;
const BAR = { type: 'rectangle', x: 20, width: 20, height: 20, style: { borderWidth: 0 } } as const;
const TEXT = { type: 'text', x: 60, width: 60, height: 20, content: 'Words' } as const;

test('an empty box has no table in it, and both its row and its cell state its height', () => {
  const design = designOf([BOX], TRIMMED);
  expect(tableDepth(composeScene(design).form.doc)).toBe(1);
  expect(printScene(design).html).toContain('<tr height="40" style="height:40px"><td height="40"');
  expect(printScene(design).html).toContain('style="height:36px;');
});

test('what lies on a box alone in its row is indented by the padding of the box', () => {
  const on = [
    { ...BAR, y: 12 },
    { ...TEXT, y: 12 },
  ];
  const { html } = printScene(designOf([{ ...BOX, height: 60 }, ...on], TRIMMED));
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(html).toContain('padding:10px 0 26px');
});

test('a box beside others takes no distance above what lies on it', () => {
  const beside = { ...TEXT, x: 210, y: 0 };
  const on = [
    { ...BAR, y: 12 },
    { ...TEXT, y: 12 },
  ];
  const { html } = printScene(designOf([{ ...BOX, height: 60 }, ...on, beside], TRIMMED));
  expect(breaches(html).filter((breach) => breach.startsWith('rule 5 '))).toEqual([]);
  expect(html.match(/<table/g)).toHaveLength(3);
});
