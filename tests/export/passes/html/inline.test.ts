import { completeSignature } from '../../../../src/model/person/signature';
import * as fc from 'fast-check';
import juice from 'juice';
import { expect, test } from 'vitest';
import { escapeText } from '../../../../src/email/print/escape';
import { printNode } from '../../../../src/email/print/print';
import { exportScene } from '../../../../src/export';
import { composeExport } from '../../../../src/export/compose/compose-export';
import { composeScene } from '../../../../src/export/compose/compose-scene';
import type { Composition } from '../../../../src/export/compose/composition';
import { inlineWith, lacksResets } from '../../../../src/export/passes/html/inline';
import { finishing, printing } from '../../../../src/export/pipeline';
import { previewSignature } from '../../../../src/export/print-preview';
import { findTemplate, TEMPLATES } from '../../../../src/templates/registry';
import { anyTable } from '../../../helpers/arbitrary-doc';
import { parseHtml, visibleText, type ParsedHtml, type Tag } from '../../../helpers/html';
import { contextOf, finishHtml, htmlForm } from '../../../helpers/pass-forms';
import { anyScene, designOf, PIXEL } from '../../../helpers/scenes';
import { EXTRAS, HOSTILE } from '../../../helpers/signatures';

const SIGNATURES = TEMPLATES.flatMap(({ id }) =>
  (
    [
      ['extras', EXTRAS],
      ['hostile', HOSTILE],
    ] as const
  ).map(([name, data]) => [id, name, data] as const),
);

test.each(SIGNATURES)('%s, %s: the passes change nothing that a reader sees', (id, _, data) => {
  const printed = previewSignature(completeSignature(data), findTemplate(id));
  expect(outline(parseHtml(finishHtml(printed)))).toEqual(outline(parseHtml(printed)));
});

test('of any document: the passes change nothing that a reader sees', () => {
  fc.assert(
    fc.property(anyTable, (doc) => {
      const printed = printNode(doc);
      expect(outline(parseHtml(finishHtml(printed)))).toEqual(outline(parseHtml(printed)));
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

test.each(SIGNATURES)('%s, %s: nothing lacks, and juice would change nothing', (id, _, data) => {
  const { html, finished } = bothWays(composeExport(completeSignature(data), findTemplate(id), {}));
  expect(lacksResets(html)).toBe(false);
  expect(finished).toBe(html);
});

test('of any design: nothing lacks, and juice would change nothing', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { html, finished } = bothWays(composeScene(anyScene(seed, 3 + (seed % 12))));
    expect(lacksResets(html)).toBe(false);
    expect(finished).toBe(html);
  }
});

test.each([
  '<table style="color:#000000"><tr><td>a</td></tr></table>',
  '<table><tr><td>a</td></tr></table>',
  '<img src="a" alt="border">',
])('%s lacks a reset', (html) => {
  expect(lacksResets(html)).toBe(true);
});

test('styles that the printer left out are reset, those that it set stay', () => {
  const html = inlined('<table><tr><td style="padding:8px"><img src="a"></td></tr></table>');
  expect(html).toContain('border-collapse: collapse');
  expect(html).toMatch(/padding:\s?8px/);
  expect(html).toMatch(/<img[^>]*border: 0/);
  expect(html).not.toMatch(/valign|width|cellpadding/);
});

test('no style element, class or comment is left by inlining', () => {
  expect(inlined('<table><tr><td>a</td></tr></table>')).not.toMatch(/<style|class|<!--/);
});

const TEMPLATE_TAGS = '{{" onerror="alert(1)" x="}}';

test('no text is taken for a tag of a template language', () => {
  const html =
    '<table style="border-collapse:collapse"><tr><td>' +
    `${escapeText(TEMPLATE_TAGS)} &lt;% x %&gt; &lt;#x&gt;<img src="a" alt="JUICE_CODE_BLOCK_0_" style="border:0">` +
    '{{</td></tr><tr><td>}}</td></tr></table>';
  expect(inlined(html)).toBe(html);
});

test('words of a design that look like template code are exported as words', async () => {
  const design = designOf([
    { type: 'logo', x: 0, y: 0, content: PIXEL, alt: 'JUICE_CODE_BLOCK_0_' },
    { type: 'text', x: 0, y: 60, content: TEMPLATE_TAGS },
    { type: 'text', x: 0, y: 120, content: '{{' },
    { type: 'text', x: 0, y: 160, content: 'between' },
    { type: 'text', x: 0, y: 200, content: '}}' },
  ]);
  const { tags, roots } = parseHtml((await exportScene(design)).html);
  const names = tags.flatMap(({ attributes }) => [...attributes.keys()]);
  expect(names).not.toContain('onerror');
  expect(visibleText(roots)).toBe(`${TEMPLATE_TAGS} {{ between }}`);
  expect(tags.find(({ name }) => name === 'img')?.attributes.get('alt')).toBe(
    'JUICE_CODE_BLOCK_0_',
  );
});

/** The HTML of a composition as it leaves, without juice and with it. */
function bothWays({ form, context }: Composition) {
  const printed = printing().run(form, context);
  return {
    html: finishing(null).run(printed, context).html,
    finished: finishing(juice).run(printed, context).html,
  };
}

function inlined(html: string): string {
  return inlineWith(juice).run(htmlForm(html), contextOf()).html;
}

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
