import { expect, test } from 'vitest';
import { withSection } from '../../scripts/measured.mjs';
import { ROOT } from '../../scripts/run.mjs';

const RUN = { command: 'npm run bench -- a', date: '2026-01-02', machine: 'Node 20, 2 cores' };

test('a section is written again in its place, and the others stay', () => {
  const first = withSection('', { ...RUN, title: 'a', text: 'old' });
  const both = withSection(first, { ...RUN, title: 'b', text: 'beside' });
  const again = withSection(both, { ...RUN, title: 'a', text: 'new' });
  expect(again).toBe(both.replace('old', 'new'));
  expect(again.match(/^## \w/gm)).toEqual(['## a', '## b']);
});

test('what is written has neither colors nor paths of the machine', () => {
  const text = `\n\u001B[32m met \u001B[39m  \nin ${ROOT}\n${ROOT}/dist/a.js\n\n`;
  const page = withSection('', { ...RUN, title: 'a', text });
  expect(page).toContain('```text\n met\nin .\ndist/a.js\n```');
});
