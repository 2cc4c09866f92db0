import { expect, test } from 'vitest';
import { completeFinding } from '../../../../src/model/findings/finding-rows';
import {
  elementOrigin,
  type FindingReport,
  type PlainRule,
} from '../../../../src/model/findings/findings';
import { dropObsoleteFindings } from '../../../../src/export/passes/items/drop-obsolete-findings';
import { contextOf, formOf } from '../../../helpers/pass-forms';

function finding(rule: PlainRule, id: string): FindingReport {
  return { rule, origin: [elementOrigin(id)] };
}

test('findings about the style of what became a picture are dropped, all others stay', () => {
  const context = contextOf();
  const kept = [
    finding('element-drawn', 'a'),
    finding('element-moved', 'a'),
    finding('image-not-cut', 'b'),
    finding('gradient-flat', 'b'),
    { rule: 'image-not-cut', origin: [{ kind: 'field', field: 'logo' }] } as const,
  ];
  context.findings.report(finding('image-not-cut', 'a'), ...kept, finding('gradient-flat', 'a'));
  const form = formOf([], { x0: 0, y0: 0, x1: 1, y1: 1 });
  expect(dropObsoleteFindings.run(form, context)).toBe(form);
  expect(context.findings.all()).toEqual(kept.map(completeFinding));
});
