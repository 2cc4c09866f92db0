import { describe, expect, test } from 'vitest';
import { font } from '../../src/email/builders';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { withBlocks } from '../../src/templates/parts/blocks';
import { modern } from '../../src/templates/modern';
import { signatureRoot } from '../../src/templates/parts/root';
import { roleCell } from '../../src/templates/parts/text';
import { TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';
import { brokenBy, promisesOf } from '../helpers/template-contract';

/* A template is under these tests the moment it is listed. */

test('the registry holds the templates that are offered, in the same order', () => {
  expect(TEMPLATES.map(({ id }) => id)).toEqual(TEMPLATE_IDS);
});

describe.each(TEMPLATES)('$id', (template) => {
  // By position: `$title` would be cut to its first letters, and one name would stand for many tests.
  const promises = promisesOf(template).map(({ title, broken }) => [title, broken] as const);
  test.each(promises)('%s', async (_title, broken) => {
    expect([...new Set(await broken())].join('\n')).toBe('');
  });
});

test('a template that breaks a promise is found out', async () => {
  expect(await brokenBy(withBlocks(modern))).toEqual([]);
  expect(await brokenBy(modern)).toContainEqual(expect.stringMatching(/not shown: Meet us in Lis/));
  const pale: Template = {
    ...modern,
    build: (signature, look) =>
      signatureRoot(modern, look, [roleCell(signature, 'name', font('sans', 20, '#eeeeee'))]),
  };
  expect(await brokenBy(pale)).toContainEqual(expect.stringMatching(/^is readable in the palette/));
  const narrow: Template = { ...modern, maxWidth: 100 };
  expect(await brokenBy(narrow)).toContainEqual(expect.stringMatching(/^fits into its own widths/));
  const secretive: Template = {
    ...modern,
    build: (signature, look) =>
      modern.build(
        { ...signature, texts: signature.texts.filter(({ role }) => role !== 'unit') },
        look,
      ),
  };
  expect(await brokenBy(secretive)).toContainEqual(expect.stringMatching(/not shown: Public Aff/));
});
