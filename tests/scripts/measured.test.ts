import { expect, test } from 'vitest';
import { withSection, withTestRun } from '../../scripts/measured.mjs';
import { ROOT } from '../../scripts/run.mjs';

const RUN = { command: 'npm run bench -- a', date: '2026-01-02', machine: 'Node 20, 2 cores' };

test('a section is written again in its place, and the others stay', () => {
  const first = withSection('', { ...RUN, title: 'a', text: '  old' });
  const both = withSection(first, { ...RUN, title: 'b', text: '  beside' });
  const again = withSection(both, { ...RUN, title: 'a', text: '  new' });
  expect(again).toBe(both.replace('old', 'new'));
  expect(again.match(/^## \w/gm)).toEqual(['## a', '## b']);
});

test('what is written has neither colors nor paths of the machine', () => {
  const text = `\n\u001B[32m  met \u001B[39m  \n  in ${ROOT}\n  ${ROOT}/dist/a.js\n\n`;
  const page = withSection('', { ...RUN, title: 'a', text });
  expect(page).toContain('```text\n  met\n  in .\n  dist/a.js\n```');
});

test('only tables and aims are written, without what bundlers and test runners print', () => {
  const text = `Set \`output.name\` so that\n  rows   ms\n  ours    1\n····\n\n ✓ a test\n\nAims\n  met  all\n`;
  const page = withSection('', { ...RUN, title: 'a', text });
  expect(page).toContain('```text\n  rows   ms\n  ours    1\n\nAims\n  met  all\n```');
});

test('each long step of the tests has one line, that of its last run', () => {
  const run = { date: '2026-01-02', machine: 'Node 20, 2 cores', failed: 0, seconds: '2.5' };
  const bench = withSection('', { ...RUN, title: 'a', text: '  a' });
  const one = withTestRun(bench, { ...run, name: 'states', title: 'Every state', passed: 3 });
  const two = withTestRun(one, { ...run, name: 'faults', title: 'Faults', passed: 7 });
  const again = withTestRun(two, { ...run, name: 'states', title: 'Every state', passed: 4 });
  expect(again.match(/^ {2}(?:step|states|faults).*$/gm)).toEqual([
    '  step        passed  failed seconds   day          what it tests',
    '  faults           7       0     2.5   2026-01-02   Faults',
    '  states           4       0     2.5   2026-01-02   Every state',
  ]);
  expect(again).toContain('## a');
});
