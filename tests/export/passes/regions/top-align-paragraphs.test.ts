import { expect, test } from 'vitest';
import type { Region, RegionForm, SlotRegion } from '../../../../src/export/regions/region';
import { topAlignParagraphs } from '../../../../src/export/passes/regions/top-align-paragraphs';
import { contextOf, textOf } from '../../../helpers/pass-forms';

const LINE = textOf('a', [0, 40, 100, 20]);
const PARAGRAPH = textOf('p', [0, 40, 100, 20], { flexY: 'top' });

test('a slot with a paragraph in it begins at the top, with the distance above in it', () => {
  const found = topped(slotAround(leafOf(PARAGRAPH), 'middle'));
  expect(found).toMatchObject({ align: 'top', child: { kind: 'rows', box: { y0: 0, y1: 60 } } });
});

test('one paragraph among lines is enough', () => {
  const child: Region = {
    kind: 'columns',
    box: LINE.box,
    children: [leafOf(LINE), leafOf(PARAGRAPH)],
  };
  expect(topped(slotAround(child, 'bottom'))).toMatchObject({ align: 'top' });
});

test('a slot of lines, and one at the top already, stay as they are', () => {
  const lines = slotAround(leafOf(LINE), 'middle');
  expect(topped(lines)).toEqual(lines);
  const top = slotAround(leafOf(PARAGRAPH), 'top');
  expect(topped(top)).toEqual(top);
});

function topped(root: Region): Region {
  const form: RegionForm = {
    kind: 'regions',
    page: root.box,
    background: '#ffffff',
    language: 'en',
    direction: 'ltr',
    root,
    requests: [],
  };
  return topAlignParagraphs.run(form, contextOf()).root;
}

function leafOf(item: typeof LINE): Region {
  return { kind: 'leaf', box: item.box, item };
}

function slotAround(child: Region, align: SlotRegion['align']): SlotRegion {
  return { kind: 'slot', align, box: { x0: 0, y0: 0, x1: 100, y1: 100 }, child };
}
