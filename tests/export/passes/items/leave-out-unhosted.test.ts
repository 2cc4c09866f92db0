import { expect, test } from 'vitest';
import { leaveOutUnhosted } from '../../../../src/export/passes/items/leave-out-unhosted';
import type { ExportOptions } from '../../../../src/export/types';
import { contextOf, formOf, itemsOfDesign } from '../../../helpers/pass-forms';
import { PNG } from '../../../helpers/pictures';
import { designOf } from '../../../helpers/scenes';

const LOGO = { type: 'logo', x: 0, width: 100, height: 40 } as const;
const ITEMS = itemsOfDesign(
  designOf([
    { ...LOGO, y: 0, content: PNG },
    { ...LOGO, y: 50, content: 'https://example.com/a.png' },
    { type: 'text', x: 0, y: 100, content: 'Words' },
  ]),
);

function leftOut(options: ExportOptions) {
  const context = contextOf(options);
  const form = formOf(ITEMS, { x0: 0, y0: 0, x1: 300, y1: 150 });
  const after = leaveOutUnhosted.run(form, context);
  return { form, after, reported: context.findings.all() };
}

test('where pictures are linked, one without an address leaves an empty place of its size and is reported', () => {
  const { after, reported } = leftOut({ images: 'link' });
  const [own, linked, words] = after.items;
  expect(own).toMatchObject({ box: ITEMS[0]?.box, cell: { children: [] }, intrinsicHeight: 0 });
  expect([linked, words]).toEqual([ITEMS[1], ITEMS[2]]);
  expect(reported).toMatchObject([{ rule: 'image-not-hosted', severity: 'broken' }]);
  expect(reported[0]?.origin).toEqual([{ kind: 'element', id: 'logo-0' }]);
});

test.each(['embed', 'cid', 'files', 'gaps'] as const)(
  'in mode %s every picture stays',
  (images) => {
    const { form, after, reported } = leftOut({ images });
    expect(after).toBe(form);
    expect(reported).toEqual([]);
  },
);
