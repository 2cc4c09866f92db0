import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { printNode } from '../../src/email/print';
import { PASSES, runPasses } from '../../src/export/passes';
import { inlineStyles } from '../../src/export/passes/inline';
import { previewSignature } from '../../src/export/preview';
import { TEMPLATES } from '../../src/templates/registry';
import { anyTable } from '../helpers/arbitrary-doc';
import { parseHtml, type ParsedHtml, type Tag } from '../helpers/html';
import { EXTRAS, HOSTILE } from '../helpers/signatures';

test('the passes are inlining and minifying, in this order', () => {
  expect(PASSES.map(({ name }) => name)).toEqual(['inline', 'minify']);
});

const SIGNATURES = TEMPLATES.flatMap(({ id }) =>
  (
    [
      ['extras', EXTRAS],
      ['hostile', HOSTILE],
    ] as const
  ).map(([name, data]) => [id, name, data] as const),
);

test.each(SIGNATURES)(
  '%s, %s: the passes change nothing that a reader sees',
  async (id, _, data) => {
    const printed = previewSignature(data, id);
    expect(outline(parseHtml(await runPasses(printed)))).toEqual(outline(parseHtml(printed)));
  },
);

test('of any document: the passes change nothing that a reader sees', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, async (doc) => {
      const printed = printNode(doc);
      expect(outline(parseHtml(await runPasses(printed)))).toEqual(outline(parseHtml(printed)));
    }),
    { numRuns: 60 },
  );
});

test('a change would be seen: an attribute, a declaration, a text', () => {
  const html = '<table width="1" style="color:#000000"><tr><td>a</td></tr></table>';
  for (const [from, to] of [
    ['width="1"', 'width="2"'],
    [' width="1"', ''],
    ['#000000', '#000001'],
    ['>a<', '>b<'],
  ] as const) {
    expect(outline(parseHtml(html.replace(from, to)))).not.toEqual(outline(parseHtml(html)));
  }
});

test('what the printer left open is reset, what it said stays', async () => {
  const html = await inlineStyles(
    '<table><tr><td style="padding:8px"><img src="a"></td></tr></table>',
  );
  expect(html).toContain('border-collapse: collapse');
  expect(html).toMatch(/padding:\s?8px/);
  expect(html).toMatch(/<img[^>]*border: 0/);
  expect(html).not.toMatch(/valign|width|cellpadding/);
});

test('no style element, class or comment is left by inlining', async () => {
  expect(await inlineStyles('<table><tr><td>a</td></tr></table>')).not.toMatch(/<style|class|<!--/);
});

/** Everything that shows: elements, attributes, declarations by name, texts. Resets of what is 0 anyway are no change. */
function outline({ roots }: ParsedHtml): unknown {
  return roots.map(outlineOf);
}

function outlineOf(node: Tag | string): unknown {
  if (typeof node === 'string') return node;
  const { style: _style, ...attributes } = Object.fromEntries(node.attributes);
  const style = Object.fromEntries(node.style);
  return { name: node.name, attributes, style, children: node.children.map(outlineOf) };
}
