import { completeSignature } from '../../src/model/person/signature';
import { beforeEach, expect, test } from 'vitest';
import { previewSignature } from '../../src/export/print-preview';
import { findChanges, showHtml } from '../../src/output/page/show-html';

import { SAMPLE_SIGNATURE, type PersonInput } from '../../src/model/person/signature';
import { modern } from '../../src/templates/modern';
import { TEMPLATES } from '../../src/templates/registry';

/** A visitor typing, clearing, choosing: each step from what the one before left. */
const STEPS: readonly PersonInput[] = [
  SAMPLE_SIGNATURE,
  { ...SAMPLE_SIGNATURE, fullName: 'Jane Do' },
  { ...SAMPLE_SIGNATURE, fullName: '<b>"Jane" & \'Co\'</b> &amp; &lt;' },
  { ...SAMPLE_SIGNATURE, fullName: '' },
  { ...SAMPLE_SIGNATURE, email: 'a"b@example.com', address: 'One\nTwo\nThree' },
  { ...SAMPLE_SIGNATURE, colorScheme: 'cherry-red' },
  { ...SAMPLE_SIGNATURE, profileImageUrl: 'https://example.com/a.png', phone: '+1 555 010' },
  { fullName: 'سارة الأحمد' },
  {},
];

let body: HTMLElement;
beforeEach(() => {
  body = document.createElement('div');
});

test.each(TEMPLATES)('$id shows the same step by step as if drawn again', (template) => {
  const fresh = document.createElement('div');
  let shown: string | null = null;
  for (const step of [...STEPS, ...STEPS.toReversed()]) {
    const html = previewSignature(completeSignature(step), template, {
      baseUrl: 'https://example.com',
    });
    showHtml(body, shown, html);
    shown = html;
    fresh.innerHTML = html;
    expect(body.isEqualNode(fresh)).toBe(true);
  }
});

test('a typed letter leaves every node in its place', () => {
  const [before, after] = ['Jane Do', 'Jane Doe'].map((fullName) =>
    previewSignature({ ...SAMPLE_SIGNATURE, fullName }, modern, {
      baseUrl: 'https://example.com',
    }),
  );
  if (before === undefined || after === undefined) throw new Error('Nothing to show');
  showHtml(body, null, before);
  const nodes = [...body.querySelectorAll('*')];
  showHtml(body, before, after);
  expect([...body.querySelectorAll('*')]).toEqual(nodes);
  expect(body.textContent).toContain('Jane Doe');
  expect(findChanges(before, after)?.texts).toHaveLength(1);
});
