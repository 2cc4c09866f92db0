import { expect, test } from 'vitest';
import {
  elementOrigin,
  type Finding,
  type FindingRule,
} from '../../../../src/model/findings/findings';
import { dropObsoleteFindings } from '../../../../src/export/passes/items/drop-obsolete-findings';
import { contextOf, formOf } from '../../../helpers/pass-forms';

function finding(rule: FindingRule, id: string): Finding {
  return { rule, severity: 'info', clients: [], args: {}, origin: [elementOrigin(id)] };
}

test('findings about the style of what became a picture are dropped, all others stay', () => {
  const context = contextOf();
  const kept = [
    finding('element-drawn', 'a'),
    finding('element-moved', 'a'),
    finding('image-not-cut', 'b'),
    finding('gradient-flat', 'b'),
    { ...finding('image-not-cut', 'a'), origin: [{ kind: 'field', field: 'logo' }] } as Finding,
  ];
  context.findings.report(finding('image-not-cut', 'a'), ...kept, finding('gradient-flat', 'a'));
  const form = formOf([], { x0: 0, y0: 0, x1: 1, y1: 1 });
  expect(dropObsoleteFindings.run(form, context)).toBe(form);
  expect(context.findings.all()).toEqual(kept);
});
