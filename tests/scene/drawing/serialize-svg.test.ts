import { expect, test } from 'vitest';
import { serializeSvg } from '../../../src/scene/drawing/serialize-svg';
import type { SvgNode } from '../../../src/scene/drawing/svg';

const AREA = { x: -5, y: 10, width: 40, height: 20 };

test('a drawing becomes a document of the part asked for, larger by the scale', () => {
  const dot: SvgNode = { tag: 'ellipse', attributes: { cx: 1, cy: 2, rx: 0.5, ry: 0.5 } };
  expect(serializeSvg([{ tag: 'g', attributes: {}, children: [dot] }], AREA, 2)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="-5 10 40 20">' +
      '<g><ellipse cx="1" cy="2" rx="0.5" ry="0.5"></ellipse></g></svg>',
  );
});

test('words and attributes stay words and attributes', () => {
  const attributes = { x: 0, 'font-family': `'A "B" & <C>',serif` };
  const node: SvgNode = { tag: 'text', attributes, children: ['</text><script>1 & 2</script>'] };
  expect(serializeSvg([node], AREA, 1)).toContain(
    `<text x="0" font-family="'A &quot;B&quot; &amp; &lt;C&gt;',serif">` +
      '&lt;/text&gt;&lt;script&gt;1 &amp; 2&lt;/script&gt;</text>',
  );
});

test('what XML cannot hold is left out', () => {
  const node: SvgNode = {
    tag: 'text',
    attributes: { id: 'a\u0000b' },
    children: ['x\u000by\uffff'],
  };
  expect(serializeSvg([node], AREA, 1)).toContain('<text id="ab">xy</text>');
});

test('a property that only CSS has is a style', () => {
  const style = { 'text-decoration-thickness': '1px' };
  const node: SvgNode = { tag: 'text', attributes: { x: 0 }, style, children: ['x'] };
  expect(serializeSvg([node], AREA, 1)).toContain(
    '<text x="0" style="text-decoration-thickness:1px">x</text>',
  );
});
