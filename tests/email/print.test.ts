import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { font, literal, row, table } from '../../src/email/builders';
import {
  SOFT_BREAK,
  WHOLE_END,
  WHOLE_START,
  type CellNode,
  type EmailNode,
  type TableNode,
} from '../../src/email/nodes';
import { printNode } from '../../src/email/print/print';
import { walk } from '../../src/email/walk';
import { anyTable, textNode, trickyText } from '../helpers/arbitrary-doc';
import { contrastOf } from '../helpers/doc-rules';
import { attribute, parseHtml, visibleText, type Tag } from '../helpers/html';

const FONT = font('sans', 14, '#112233');

describe('a cell', () => {
  test.each<[string, Partial<CellNode>, string]>([
    ['bare', {}, '<td style="padding:0">'],
    ['padding the same all round', { padding: [8, 8, 8, 8] }, '<td style="padding:8px">'],
    ['padding by pairs', { padding: [8, 4, 8, 4] }, '<td style="padding:8px 4px">'],
    ['padding with the sides alike', { padding: [8, 4, 0, 4] }, '<td style="padding:8px 4px 0">'],
    ['padding on one side', { padding: [0, 0, 0, 4] }, '<td style="padding:0 0 0 4px">'],
    [
      'a width counts padding and borders in the attribute, not in the property',
      { width: 100, padding: [0, 10, 0, 5], borders: { left: line(3) } },
      '<td width="100" style="width:82px;padding:0 10px 0 5px;border-left:3px solid #000000">',
    ],
    [
      'the same border all round is one declaration',
      { borders: { top: line(1), right: line(1), bottom: line(1), left: line(1) } },
      '<td style="padding:0;border:1px solid #000000">',
    ],
    [
      'a gradient stands over its solid color',
      { background: { color: '#123456', gradient: { angle: 90, from: '#111111', to: '#222222' } } },
      '<td bgcolor="#123456" style="padding:0;background:linear-gradient(90deg,#111111,#222222);background-color:#123456">',
    ],
    [
      'the alignment of words stands in the style',
      { align: 'right', verticalAlign: 'middle' },
      '<td style="padding:0;text-align:right;vertical-align:middle">',
    ],
    [
      'a font with its line height exact for Word',
      { font: FONT },
      '<td style="padding:0;font:14px Arial,sans-serif;line-height:20px;mso-line-height-rule:exactly;color:#112233">',
    ],
    ['no wrapping', { noWrap: true }, '<td nowrap style="padding:0;white-space:nowrap">'],
    [
      'one that wraps is a block as wide as its column, padding included',
      { wraps: true, width: 300, padding: [0, 8, 0, 8] },
      '<td width="300" style="display:inline-block;width:284px;max-width:100%;padding:0 8px;vertical-align:middle">',
    ],
    [
      'one that does not shrink keeps its width',
      { noShrink: true, width: 64 },
      '<td width="64" style="width:64px;min-width:64px;padding:0">',
    ],
  ])('%s', (_, props, start) => {
    expect(printAlone(cellOf(props))).toBe(`${start}x</td>`);
  });

  test('beside others is aligned to the top unless it sets another alignment', () => {
    const html = printNode(row(cellOf({}), cellOf({ verticalAlign: 'bottom' })));
    expect(html).toContain('style="padding:0;vertical-align:top"');
    expect(html).toContain('style="padding:0;vertical-align:bottom"');
  });

  test('of a picture alone has no line of text', () => {
    const html = printAlone(cellOf({ children: [picture()] }));
    expect(html).toMatch(/^<td style="padding:0;font-size:0;line-height:0"><img /);
  });

  test('puts a div around a nested table, for LibreOffice', () => {
    const holder = cellOf({ children: [table([row(cellOf({}))])] });
    expect(printNode(table([row(cellOf({})), row(holder)]))).toMatch(
      /x<\/td><\/tr><tr><td style="padding:0"><div><table .*<\/table><\/div><\/td><\/tr><\/table>$/,
    );
    expect(printNode(table([row(cellOf({}), holder)]))).toContain('<div><table');
  });

  test('begins its table with a nested one as it is: there is no cell before it', () => {
    const holder = cellOf({ children: [table([row(cellOf({}))])] });
    expect(printNode(table([row(holder, cellOf({}))]))).not.toContain('<div>');
  });
});

describe('a table', () => {
  test.each([
    ['the whole width', { width: 'full' }, ' width="100%" ', 'width:100%;border-collapse:collapse'],
    ['its content', { width: 'content' }, ' ', 'border-collapse:collapse'],
    ['a width', { width: 300 }, ' width="300" ', 'width:300px;border-collapse:collapse'],
    [
      'the screen',
      { width: 600, fluid: true },
      ' width="600" ',
      'width:600px;max-width:100%;word-break:break-word;border-collapse:collapse',
    ],
  ] as const)('as wide as %s', (_, props, width, style) => {
    expect(start(props)).toBe(
      `<table role="none"${width}border="0" cellpadding="0" cellspacing="0" style="${style}">`,
    );
  });

  test('of cells with borders or corners does not collapse, yet has no spacing', () => {
    for (const cell of [{ radius: 4 }, { borders: { top: line(1) } }]) {
      expect(start({}, cell)).toContain('border-collapse:separate;border-spacing:0');
    }
  });

  test('states its language and direction', () => {
    expect(start({ lang: 'ar', dir: 'rtl' })).toContain(' lang="ar" dir="rtl" ');
  });
});

describe('a link', () => {
  test('sets color and decoration on itself and on its text', () => {
    const style = 'style="color:#123456;text-decoration:none"';
    expect(link()).toBe(`<a href="tel:112" ${style}><span ${style}>112</span></a>`);
    expect(link(undefined, true).match(/text-decoration:underline/g)).toHaveLength(2);
  });

  test('has a name only where its text is another', () => {
    expect(link('Call')).toContain(' aria-label="Call" ');
    expect(link('112')).not.toContain('aria-label');
  });

  test('with a part that stays whole has a name of its own: the box would split it', () => {
    const printed = link(undefined, false, `a@${WHOLE_START}b-c.example${WHOLE_END}`);
    expect(printed).toContain('aria-label="a@b-c.example"');
    expect(printed).toContain('a@<span style="display:inline-block">b-c.example</span>');
    expect(printNode(literal(`a${WHOLE_START}b`))).toBe('ab');
  });

  test('around a picture has no span', () => {
    const html = printNode({
      kind: 'link',
      href: 'tel:112',
      color: '#123456',
      underline: false,
      children: [picture()],
    });
    expect(html).toMatch(/^<a href="tel:112" style="[^"]*"><img [^>]*><\/a>$/);
  });
});

test('a picture states its size in attributes and in its style, and is a block', () => {
  expect(printNode(picture({ radius: 30, alt: '"<&>\'' }))).toBe(
    '<img src="https://a.example/a.png" width="60" height="40" alt="&quot;&lt;&amp;&gt;\'" style="display:block;width:60px;height:40px;max-width:60px;border:0;border-radius:30px;font:12px/14px Arial,sans-serif;color:#666666">',
  );
});

describe('alternative text can be read', () => {
  test.each<[string, CellNode['background']]>([
    ['a dark background', { color: '#14213d' }],
    ['a color on which gray is a little too pale', { color: '#ffdd99' }],
    [
      'a dark gradient',
      { color: '#222233', gradient: { angle: 90, from: '#000000', to: '#333366' } },
    ],
  ])('on %s', (_, background) => {
    const nested = table([row(cellOf({ children: [picture()] }))]);
    const html = printNode(cellOf({ children: [nested], ...(background && { background }) }));
    const [color = ''] = /(?<=sans-serif;color:)#\w+/.exec(html) ?? [];
    const backgrounds = [background?.color, background?.gradient?.from, background?.gradient?.to];
    for (const each of backgrounds.filter((one) => one !== undefined)) {
      expect(contrastOf(color, each)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('on the nearest background, not the one below it', () => {
    const light = cellOf({ background: { color: '#ffffff' }, children: [picture()] });
    const dark = cellOf({ background: { color: '#000000' }, children: [table([row(light)])] });
    expect(printNode(dark)).toContain('sans-serif;color:#666666"');
  });
});

describe('what is printed reads back as what was meant', () => {
  test('text', () => {
    fc.assert(
      fc.property(textNode, (node) => {
        const html = parseHtml(printNode({ ...cellOf({}), children: [node] }));
        expect(withBreaks(html.roots)).toBe(node.text.replaceAll('\r', '\n'));
      }),
    );
  });

  test('attributes', () => {
    fc.assert(
      fc.property(trickyText, trickyText, (alt, label) => {
        const image = { ...picture(), alt };
        const href = 'https://a.example/' as const;
        const node: EmailNode = {
          kind: 'link',
          href,
          color: '#000000',
          underline: false,
          label,
          children: [image],
        };
        const [anchor, img] = parseHtml(printNode(node)).tags;
        expect(anchor && attribute(anchor, 'aria-label')).toBe(label);
        expect(img && attribute(img, 'alt')).toBe(alt);
        expect(anchor && attribute(anchor, 'href')).toBe(href);
      }),
    );
  });

  test('whole documents: the same tables, cells, links and pictures in the same order', () => {
    fc.assert(
      fc.property(anyTable, (doc) => {
        const tags = parseHtml(printNode(doc)).tags.map(({ name }) => name);
        const printed = tags.filter((name) => !['span', 'br', 'wbr', 'div'].includes(name));
        expect(printed).toEqual([...walk(doc)].flatMap(tagOf));
      }),
    );
  });

  test('styles: every declaration of a document is read whole', () => {
    fc.assert(
      fc.property(anyTable, (doc) => {
        for (const tag of parseHtml(printNode(doc)).tags) {
          const style = attribute(tag, 'style') ?? '';
          expect([...tag.style].map((pair) => pair.join(':')).join(';')).toBe(style);
        }
      }),
    );
  });
});

test('an unknown node is refused by name', () => {
  const node = { kind: 'video' } as unknown as EmailNode;
  expect(() => printNode(node)).toThrow('video');
});

test('nothing of where a node comes from is printed', () => {
  const origin = [{ kind: 'element', id: 'secret-id' }] as const;
  const doc = table([row({ ...cellOf({}), origin, children: [literal('x', { origin })] })], {
    origin,
  });
  expect(printNode(doc)).not.toContain('secret');
  expect(visibleText(parseHtml(printNode(doc)).roots)).toBe('x');
});

/** A cell that has its row to itself. */
function printAlone(cell: CellNode): string {
  return printNode(row(cell)).replace(/^<tr>|<\/tr>$/g, '');
}

function tagOf(node: EmailNode): readonly string[] {
  const names = { table: 'table', row: 'tr', cell: 'td', spacer: 'td', link: 'a', image: 'img' };
  return node.kind === 'text' ? [] : [names[node.kind]];
}

/** The text of a cell without its `td`, line breaks as line feeds. Outside a table the parser drops the cell's tags. */
function withBreaks(nodes: readonly (Tag | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.name === 'wbr') return SOFT_BREAK;
      return node.name === 'br' ? '\n' : withBreaks(node.children);
    })
    .join('');
}

function cellOf(props: Partial<CellNode>): CellNode {
  return { kind: 'cell', children: [literal('x')], ...props };
}

function line(width: number) {
  return { width, color: '#000000', style: 'solid' } as const;
}

function picture(props: object = {}) {
  const size = { width: 60, height: 40 };
  return { kind: 'image', src: 'https://a.example/a.png', alt: 'a', ...size, ...props } as const;
}

/** The start tag of a table around one cell. */
function start(props: Partial<TableNode>, cell: Partial<CellNode> = {}): string {
  return printNode({ ...table([row(cellOf(cell))]), ...props }).replace(/<tr>.*/, '');
}

function link(label?: string, underline = false, words = '112'): string {
  const node = { kind: 'link', href: 'tel:112', color: '#123456', underline } as const;
  const children = [literal(words)];
  return printNode({ ...node, children, ...(label === undefined ? {} : { label }) });
}
