import { contrast } from '../../src/model/color/color';
import { describe, expect, test } from 'vitest';
import { printNode } from '../../src/email/print/print';
import { completeSignature } from '../../src/model/person/signature';
import { rowBox, rowCount, rowSide } from '../../src/scene/kinds/social-icon-row';
import { definitionOf } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { PNG } from '../helpers/pictures';
import { CONTEXT, element, NO_PERSON } from './scenes';

describe('the words of a text element', () => {
  test('are its content, else the field of the person, else a placeholder of its type', () => {
    expect(linesOf(element('name', { content: 'Ann' }))).toEqual(['Ann']);
    expect(linesOf(element('name', { content: ' \n ' }))).toEqual(['Jane Doe']);
    expect(linesOf(element('mobile'), NO_PERSON)).toEqual(['Mobile']);
  });

  test('have their lines where the content has them, blanks folded as in HTML', () => {
    expect(linesOf(element('text', { content: '\n a  \t b \r\n\nc\n\n' }))).toEqual(['a b', 'c']);
    const ys = definitionOf('text')
      .draw(element('text', { content: 'a\n\nc' }), CONTEXT)
      .map(({ attributes }) => attributes['y']);
    expect(ys).toEqual([15, 55]);
  });

  test('a placeholder is pale and points at itself; a filled field is not', () => {
    const { toEmail } = definitionOf('mobile');
    const rules = (context: typeof CONTEXT) =>
      toEmail(element('mobile'), context).findings.map(({ rule }) => rule);
    expect(rules(NO_PERSON)).toEqual(['placeholder-text']);
    const signature = completeSignature({ mobile: '+1 555 010 2031' });
    expect(rules({ ...CONTEXT, person: signature })).toEqual([]);
    const pale = toEmail(element('mobile'), NO_PERSON).cell.font?.color ?? '#333333';
    expect(pale).not.toBe('#333333');
    expect(contrast(pale, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('wrap at its width only where that is set', () => {
    const content = 'The quick brown fox jumps over the lazy dog';
    expect(linesOf(element('text', { content }))).toHaveLength(1);
    const wrapped = linesOf(element('text', { content, wrap: true }));
    expect(wrapped.length).toBeGreaterThan(2);
    expect(wrapped.join(' ')).toBe(content);
  });

  test('what is too wide for its box begins at the start of the line, however it is aligned', () => {
    const content = 'A text that is much wider than its box of 100 px';
    const style = { textAlign: 'center' } as const;
    const [line] = definitionOf('text').draw(element('text', { content, style }), CONTEXT);
    expect(line?.attributes).toMatchObject({ x: 0, 'text-anchor': 'start' });
  });

  test('state the room that the letters need in the email', () => {
    const made = element('text', { content: 'WWW\nW', style: { textAlign: 'right' } });
    const { ink } = definitionOf('text').toEmail(made, CONTEXT);
    expect(ink).toEqual({ x: 60, y: 0, width: 40, height: 40 });
  });

  test('from right to left keep the side they are aligned to', () => {
    const made = element('text', { content: 'שלום' });
    const [line] = definitionOf('text').draw(made, CONTEXT);
    expect(line?.attributes).toMatchObject({ x: 0, 'text-anchor': 'end', direction: 'rtl' });
    const { cell } = definitionOf('text').toEmail(made, CONTEXT);
    expect(cell).toMatchObject({ align: 'left', children: [{ dir: 'rtl' }] });
  });
});

describe('links', () => {
  test.each<[SceneElement['type'], Partial<SceneElement>, string]>([
    ['email', {}, 'mailto:jane.doe@example.com'],
    ['email', { content: 'E: ann@example.org' }, 'mailto:ann@example.org'],
    ['phone', {}, 'tel:+15550104477'],
    ['fax', { content: '030 123456\nnights only' }, 'tel:030123456'],
    ['website', {}, 'https://www.example.com'],
    ['website', { content: 'http://a.example/b' }, 'http://a.example/b'],
    ['address', {}, 'https://maps.google.com/?q=24+Harbour+Street,+Seattle,+WA+98101'],
    ['name', { href: 'mailto:ann%40x.example@example.org' }, ''],
    ['name', { href: 'mailto:ann@example.org?bcc=all' }, 'mailto:ann@example.org'],
    ['name', { href: 'tel:+49 30 1234' }, 'tel:+49301234'],
    ['email', { href: 'example.org' }, 'https://example.org'],
    ['linkedin', {}, 'https://www.linkedin.com/in/janedoe'],
    ['linkedin', { content: '@ann' }, 'https://linkedin.com/in/ann'],
    ['logo', { content: PNG, href: 'example.org' }, 'https://example.org'],
  ])('%s with %o leads to %j', (type, rest, expected) => {
    const html = printNode(definitionOf(type).toEmail(element(type, rest), CONTEXT).cell);
    expect(/href="([^"]*)"/.exec(html)?.[1] ?? '').toBe(expected);
  });

  test('a website is shown without its scheme', () => {
    expect(definitionOf('website').describe(element('website'), CONTEXT)).toBe('www.example.com');
  });

  test('a linked picture names where it leads', () => {
    const made = element('logo', { content: PNG, href: 'https://northwind.example' });
    const html = printNode(definitionOf('logo').toEmail(made, NO_PERSON).cell);
    expect(html).toContain('alt="northwind.example"');
  });
});

describe('pictures', () => {
  test('stand whole and centered in their box, on the canvas as in the mail', () => {
    const made = element('logo', { content: PNG, width: 100, height: 80 });
    const [image] = definitionOf('logo').draw(made, CONTEXT);
    expect(image?.attributes).toMatchObject({ x: 0, y: 15, width: 100, height: 50 });
    const html = printNode(definitionOf('logo').toEmail(made, CONTEXT).cell);
    expect(html).toMatch(/<img [^>]*width="100" height="50"/);
  });

  describe('that are linked', () => {
    const address = 'https://a.example/logo.png';
    const wide = { address, width: 480, height: 160 };
    const own = element('logo', { content: ` ${address}`, naturalSize: wide });
    const ofPerson = {
      ...CONTEXT,
      person: completeSignature({ logoUrl: address, naturalSizes: [wide] }),
    };

    test('fill their box where their size is not known', () => {
      const [plain] = definitionOf('logo').draw(element('logo', { content: address }), CONTEXT);
      expect(plain?.attributes).toMatchObject({ x: 0, y: 0, width: 120, height: 60 });
    });

    test.each([
      ['its own picture', own, CONTEXT],
      ["the person's logo", element('logo'), ofPerson],
    ])('stand in their proportions, centered: %s', (_, made, context) => {
      const [image] = definitionOf('logo').draw(made, context);
      expect(image?.attributes).toMatchObject({ x: 0, y: 10, width: 120, height: 40 });
      const html = printNode(definitionOf('logo').toEmail(made, context).cell);
      expect(html).toMatch(/<img [^>]*width="120" height="40"/);
    });

    test('do not take the size of another address', () => {
      const other = { ...own, content: 'https://a.example/other.png' };
      const [image] = definitionOf('logo').draw(other, ofPerson);
      expect(image?.attributes).toMatchObject({ x: 0, y: 0, width: 120, height: 60 });
    });
  });

  test('a missing or refused one leaves its place empty and is reported', () => {
    const { toEmail } = definitionOf('logo');
    expect(toEmail(element('logo'), NO_PERSON).findings).toMatchObject([
      { rule: 'picture-missing' },
    ]);
    const svg = element('logo', { content: 'data:image/svg+xml;base64,PHN2Zy8+' });
    const refused = toEmail(svg, NO_PERSON);
    expect(refused.findings).toMatchObject([{ rule: 'image-refused' }]);
    expect(refused.cell.children).toEqual([]);
  });
});

describe('shapes', () => {
  test('have their border within the box', () => {
    const style = { borderWidth: 3, borderColor: '#111111', backgroundColor: '#eeeeee' } as const;
    const drawing = definitionOf('rectangle').draw(element('rectangle', { style }), CONTEXT);
    const edge = { stroke: '#111111', 'stroke-width': 3 };
    expect(drawing).toEqual([
      {
        tag: 'rect',
        attributes: { x: 1.5, y: 1.5, width: 117, height: 77, fill: '#eeeeee', ...edge },
      },
    ]);
  });

  test('have a plane for their border where corners are round', () => {
    const style = { borderWidth: 3, borderColor: '#111111', radius: 8 } as const;
    const drawing = definitionOf('rectangle').draw(element('rectangle', { style }), CONTEXT);
    expect(drawing).toMatchObject([
      { attributes: { x: 0, width: 120, height: 80, rx: 8, fill: '#111111' } },
      { attributes: { x: 3, width: 114, height: 74, rx: 5 } },
    ]);
  });

  test('a border that leaves nothing free is a bar in its color', () => {
    const style = { borderWidth: 4, borderColor: '#111111' } as const;
    const made = element('line', { style });
    expect(definitionOf('line').draw(made, CONTEXT)).toMatchObject([
      { attributes: { fill: '#111111', height: 2 } },
    ]);
    const { cell } = definitionOf('line').toEmail(made, CONTEXT);
    expect(cell.borders).toBeUndefined();
    expect(cell.background).toEqual({ color: '#111111' });
  });

  test.each([
    [90, { x1: 0, y1: 75, x2: 200, y2: 75 }],
    [180, { x1: 100, y1: 0, x2: 100, y2: 150 }],
    [0, { x1: 100, y1: 150, x2: 100, y2: 0 }],
    [45, { x1: 12.5, y1: 162.5, x2: 187.5, y2: -12.5 }],
  ])('a gradient of %d degrees runs as CSS has it', (angle, ends) => {
    const style = { background: { angle, from: '#000000', to: '#ffffff' } } as const;
    const [defs] = definitionOf('background').draw(element('background', { style }), CONTEXT);
    const [run] = defs?.children ?? [];
    expect(typeof run === 'object' ? run.attributes : {}).toMatchObject(ends);
  });

  test('a gradient stands on a solid color in the mail', () => {
    const style = { background: { angle: 90, from: '#000000', to: '#ffffff' } } as const;
    const { cell } = definitionOf('background').toEmail(element('background', { style }), CONTEXT);
    expect(cell.background).toEqual({ color: '#808080', gradient: style.background });
  });

  test('a circle is round, an oval one an ellipse', () => {
    const round = definitionOf('circle').toEmail(element('circle'), CONTEXT).cell;
    const oval = definitionOf('circle').toEmail(element('circle', { width: 120 }), CONTEXT).cell;
    expect([round.radius, oval.radius]).toEqual([40, '50%']);
  });
});

test('badges of a row all fit into their box', () => {
  const count = rowCount(CONTEXT.person);
  expect(count).toBe(3);
  expect(rowSide({ width: 100, height: 30 }, count)).toBe(29);
  expect(rowSide(rowBox(24, count), count)).toBe(24);
});

function linesOf(made: SceneElement, context = CONTEXT): readonly string[] {
  const nodes = definitionOf(made.type).draw(made, context);
  return nodes.map(({ children = [] }) => children.map(String).join(''));
}
