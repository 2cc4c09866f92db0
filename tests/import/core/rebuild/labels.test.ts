import { expect, test } from 'vitest';
import type { DraftElement, Drafted } from '../../../../src/import/core/rebuild/drafted';
import { withLabels } from '../../../../src/import/core/rebuild/labels';

function drafted(draft: Partial<DraftElement> & Pick<DraftElement, 'type'>, table = 1) {
  return { table, draft: { x: 0, y: 0, width: 40, height: 18, style: {}, ...draft } };
}

const PHONE = drafted({ type: 'phone', x: 60, width: 120 });
const fieldsOf = (drafts: readonly Pick<Drafted, 'draft' | 'table'>[]) =>
  withLabels(drafts).map(({ draft }) => draft.spans?.map(({ field }) => field));

test('words beside a field of the same row go with it, on either side', () => {
  const label = drafted({ type: 'text', content: 'Phone' });
  expect(fieldsOf([label, PHONE])).toEqual([['with.phone'], undefined]);
  const right = drafted({ type: 'text', content: 'هاتف', x: 190 });
  expect(fieldsOf([PHONE, right])).toEqual([undefined, ['with.phone']]);
});

test('the field may be a part of a text, and the label keeps its looks', () => {
  const spans = [{ start: 0, end: 1, bold: true }];
  const label = drafted({ type: 'text', content: 'Tel', spans });
  const text = drafted({
    type: 'text',
    x: 60,
    content: '+1 555',
    spans: [{ start: 0, end: 6, field: 'mobile' }],
  });
  expect(withLabels([label, text])[0]?.draft.spans).toEqual([
    { start: 0, end: 1, bold: true, field: 'with.mobile' },
    { start: 1, end: 3, field: 'with.mobile' },
  ]);
});

test.each([
  ['in another row', drafted({ type: 'text', content: 'Phone', y: 20 })],
  ['of another table', drafted({ type: 'text', content: 'Phone' }, 2)],
  ['far away', drafted({ type: 'text', content: 'Phone', x: 400 })],
  ['of several lines', drafted({ type: 'text', content: 'Phone\nnumber' })],
  ['that have a link', drafted({ type: 'text', content: 'P', spans: [linked()] })],
  ['that show a field', drafted({ type: 'text', content: 'P', spans: [shown()] })],
])('words %s are no label', (_, other) => {
  expect(withLabels([other, PHONE])[0]).toBe(other);
});

test('beside a badge nothing is a label', () => {
  const label = drafted({ type: 'text', content: 'Connect' });
  const badge = drafted({ type: 'linkedin', x: 60 });
  expect(fieldsOf([label, badge])).toEqual([undefined, undefined]);
});

function linked() {
  return { start: 0, end: 1, href: 'https://a.example' } as const;
}

function shown() {
  return { start: 0, end: 1, field: 'fullName' } as const;
}
