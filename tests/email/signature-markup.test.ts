import { completeSignature } from '../../src/model/person/signature';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { previewSignature } from '../../src/export/print-preview';
import { printNode } from '../../src/email/print/print';
import { isSignatureMarkup } from '../../src/email/print/signature-markup';
import { TEMPLATES } from '../../src/templates/registry';
import { anyTable } from '../helpers/arbitrary-doc';
import { finishHtml } from '../helpers/pass-forms';
import { designOf } from '../helpers/scenes';
import { HOSTILE, WHOLE_SIGNATURES } from '../helpers/signatures';
import { variedScene } from '../helpers/varied-scenes';

describe('what is printed is let through', () => {
  test.each(TEMPLATES)('of template $id', async (template) => {
    for (const data of [...WHOLE_SIGNATURES.map(([, each]) => each), HOSTILE]) {
      expect(isSignatureMarkup(previewSignature(completeSignature(data), template))).toBe(true);
      expect(isSignatureMarkup((await exportSignature(data, template.id, {})).html)).toBe(true);
    }
  });

  test('of any document', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(isSignatureMarkup(printNode(table))).toBe(true);
      }),
    );
  });

  test('of any document, after the passes', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(isSignatureMarkup(finishHtml(printNode(table)))).toBe(true);
      }),
    );
  });

  test('of scenes', async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { html } = await exportScene(variedScene(seed));
      expect(isSignatureMarkup(html)).toBe(true);
    }
  });

  test('and so is nothing at all', () => {
    expect(isSignatureMarkup('')).toBe(true);
  });
});

test('fonts named in the letters of any language are let through, in quotation marks', async () => {
  const [style] = [{ fontFamily: 'Georgia', firstFonts: '游ゴシック,Шрифт 1+,Yu Gothic' }] as const;
  const text = { type: 'text', x: 0, y: 0, content: 'Jane Doe', style } as const;
  const { html } = await exportScene(designOf([text]));
  expect(html).toContain(" '游ゴシック','Шрифт 1+','Yu Gothic',Georgia,serif");
  expect(isSignatureMarkup(html)).toBe(true);
});

test.each([
  '<td style="font-family:游">',
  '<td style="font-family:\'a">',
  '<td style="font-family:\'a;b\'">',
  '<td style="font-family:\'\'">',
  '<td style="background:\'url(a)\'">',
  '<td style="width:expression(a)">',
  '<a href="mailto:a@b.example?subject=x%0d%0aBcc:c@d.example">',
  '<a href="mailto:a@b.example?subject=x%0Ay">',
  '<a href="mailto:a@b.example?cc=x%0Dy">',
  '<a href="mailto:a@b.example?subject=two words">',
  '<a href="mailto:a@b.example?attach=/etc/passwd">',
  '<a href="mailto:a@b.example?subject=ü">',
  '<a href="mailto:a@b.example?subject=x&bcc=y">',
  '<a href="mailto:jörg@b.example">',
  '<a href="mailto:">',
  '<a href="sms:+15550100100">',
  '<a href="callto:+15550100100">',
  '<script>alert(1)</script>',
  '<SCRIPT>',
  '<style>',
  '<svg></svg>',
  '<iframe srcdoc="">',
  '<object>',
  '<form>',
  '<math>',
  '<template>',
  '<noscript>',
  '<constructor>',
  '</constructor>',
  '</script>',
  '</td >',
  '<!-- -->',
  '<!--[if mso]>',
  '<!DOCTYPE html>',
  '<?xml?>',
  '<![CDATA[',
  'a < b',
  '<',
  '<td',
  '<td style="',
  '<td style="a',
  '<td style=a>',
  "<td style='a'>",
  '<td style="a"onclick="b">',
  '<td/onclick="b">',
  '<td\nonclick="b">',
  '<td onclick="b">',
  '<td nowrap onclick="b">',
  '<td STYLE="a">',
  '<img src="a" onerror="b">',
  '<img onerror>',
  '<img srcset="a">',
  '<a href="javascript:alert(1)">',
  '<a href=" javascript:alert(1)">',
  '<a href="java&#115;cript:alert(1)">',
  '<a href="data:text/html,a">',
  '<a href="vbscript:a">',
  '<a href>',
  '<a href="">',
  '<a href="/a">',
  '<a target="_blank">',
  '<table background="a">',
  '<table role="presentation" id="a">',
  '<br onclick="a">',
])('%s is not', (html) => {
  expect(isSignatureMarkup(html)).toBe(false);
  expect(isSignatureMarkup(`<table><tr><td>${html}</td></tr></table>`)).toBe(false);
});

test.each([
  ['tags', '<td>'.repeat(200_000)],
  ['attributes', `<td${' width="1"'.repeat(100_000)}`],
  ['blanks', `<td${' '.repeat(400_000)}`],
  ['signs', '<'.repeat(400_000)],
])('%s without end are read once', (_, html) => {
  expect(isSignatureMarkup(html)).toBe(html.endsWith('<td>'));
});
