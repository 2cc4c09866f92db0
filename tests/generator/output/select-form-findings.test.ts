import { beforeEach, expect, test, vi } from 'vitest';
import { selectFormFindings } from '../../../src/generator/output/output-report';
import type { Finding } from '../../../src/model/findings/findings';
import type { Severity } from '../../../src/model/findings/severity';
import { outputMade } from '../../../src/output/state/output-slice';
import { visitor } from '../../helpers/visitor';
import { findingOf } from '../../helpers/findings';

beforeEach(() => void vi.useFakeTimers());

test('the gravest comes first, and the rest keeps its order', () => {
  const { store } = visitor();
  const findings = [
    found('sample-values', 'info'),
    found('near-gmail-limit', 'degraded'),
    found('embedded-picture', 'degraded'),
    found('link-unsafe', 'broken'),
  ];
  const source = store.getState().signature.present;
  const output = { html: '', text: '', findings, differences: [], isEmpty: false };
  store.dispatch(outputMade({ output, source, rasters: {} }));
  expect(selectFormFindings(store.getState()).map(({ rule }) => rule)).toEqual([
    'link-unsafe',
    'near-gmail-limit',
    'embedded-picture',
    'sample-values',
  ]);
});

function found(rule: Finding['rule'], severity: Severity): Finding {
  return findingOf(rule, { severity, clients: [] });
}
