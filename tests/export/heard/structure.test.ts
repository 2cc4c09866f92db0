import { describe, expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { testStructure } from '../../../src/export/heard';
import { TEMPLATES } from '../../../src/templates/registry';
import { FULL, RIGHT_TO_LEFT } from '../../helpers/signatures';

function unmet(html: string): readonly string[] {
  return testStructure(html)
    .filter(({ isMet }) => !isMet)
    .map(({ id, example = '' }) => `${id}: ${example}`);
}

const ROOT = '<table role="presentation" lang="en" dir="ltr">';
const cell = (content: string, style = ''): string =>
  `${ROOT}<tr><td style="font-size:13px;color:#333333;${style}">${content}</td></tr></table>`;

describe.each([
  ['direction', '<table role="presentation" lang="en"><tr><td>a</td></tr></table>', ''],
  ['language', '<table role="presentation" dir="ltr"><tr><td>a</td></tr></table>', ''],
  ['layout-tables', '<table lang="en" dir="ltr"><tr><td>a</td></tr></table>', ''],
  ['table-headings', `${ROOT}<tr><th>a</th></tr></table>`, ''],
  ['picture-words', cell('<img src="a.png">'), ''],
  ['link-names', cell('<a href="https://a.example"></a>'), ''],
  ['link-words', cell('<a href="https://a.example">Click here</a>'), 'Click here'],
  ['links-without-labels', cell('<a href="https://a.example" aria-label="LinkedIn">in</a>'), 'in'],
  ['links-in-lines', cell('Visit <a href="https://a.example">our shop</a>'), 'our shop'],
  ['contrast', cell('pale', 'color:#bbbbbb'), 'pale'],
  ['text-size', cell('small', 'font-size:9px'), 'small'],
  ['justified', cell('wide', 'text-align:justify'), 'wide'],
])('%s', (id, html, example) => {
  test('is reported, with what fails', () => {
    expect(unmet(html)).toContain(`${id}: ${example}`);
  });
});

test('a signature that has all of it meets all', () => {
  const html = cell(
    'Visit <a href="https://a.example" style="text-decoration:underline">our shop</a><br>' +
      '<a href="https://b.example" aria-label="LinkedIn" title="LinkedIn">in</a>',
  );
  expect(unmet(html)).toEqual([]);
});

describe.each(TEMPLATES.map(({ id }) => id))('%s', (id) => {
  test.each([FULL, RIGHT_TO_LEFT])('meets all tests', async (person) => {
    const { html } = await exportSignature(person, id);
    expect(unmet(html)).toEqual([]);
  });
});
