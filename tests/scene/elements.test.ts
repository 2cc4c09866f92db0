import { describe, expect, test } from 'vitest';
import type { CellNode } from '../../src/email/nodes';
import { printNode } from '../../src/email/print';
import { findingMessage } from '../../src/model/findings';
import { parseDesign } from '../../src/scene/design-file';
import type { PropertySection } from '../../src/scene/element-definition';
import { ELEMENT_TYPES } from '../../src/scene/element-types';
import { legalElement } from '../../src/scene/legal';
import { ELEMENTS, findElement } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import type { SvgNode } from '../../src/scene/svg';
import { designText } from '../helpers/design-text';
import { PNG } from '../helpers/pictures';
import { CONTEXT, element, NOBODY, sceneOf } from './scenes';

const SECTIONS: readonly PropertySection[] = [
  ...(['position', 'size', 'mark-size', 'shape-colors', 'gradient', 'typography'] as const),
  ...(['content', 'logo-upload', 'shape', 'alt-link', 'social-style', 'social-address'] as const),
];
const HOSTILE = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '"><script>alert(1)</script>',
];

test('the registry holds every type once, in the order of the library', () => {
  expect(new Set(ELEMENTS.map(({ type }) => type))).toEqual(new Set(ELEMENT_TYPES));
  expect(ELEMENTS).toHaveLength(ELEMENT_TYPES.length);
});

describe.each(ELEMENTS)('$type', (definition) => {
  const { type, defaults, sections } = definition;
  const made = element(type);
  const variants: readonly SceneElement[] = [
    made,
    {
      ...made,
      content: type === 'logo' ? PNG : '<b>x</b> & "y"\nsecond',
      href: 'https://a.example',
    },
    { ...made, width: 10, height: 2, style: {} },
    { ...made, width: 800, height: 600, wrap: true, style: { borderWidth: 8, radius: 40 } },
    { ...made, style: { ...defaults.style, socialStyle: 'icons', textAlign: 'right' } },
  ];

  test('has legal defaults that a design file keeps', () => {
    expect(legalElement(made)).toEqual(made);
    const parsed = parseDesign(designText(sceneOf(made), {}));
    expect(parsed).toMatchObject({ ok: true, value: { notes: [], design: { elements: [made] } } });
  });

  test('has sections that the panel knows, position among them, each once', () => {
    expect(sections).toContain('position');
    expect(new Set(sections).size).toBe(sections.length);
    expect(SECTIONS).toEqual(expect.arrayContaining([...sections]));
  });

  test('draws something that lies within its box or is text, for anyone', () => {
    for (const variant of variants) {
      for (const context of [CONTEXT, NOBODY]) {
        const nodes = definition.draw(variant, context);
        expect(nodes.length).toBeGreaterThan(0);
        expect(nodes).toEqual(definition.draw(variant, context));
        expect(nodes.flatMap(drawingFaults)).toEqual([]);
      }
    }
  });

  test('gives ids only of its own, so that two on a page do not meet', () => {
    for (const variant of variants) {
      const nodes = JSON.stringify(definition.draw(variant, CONTEXT));
      for (const [, id = ''] of nodes.matchAll(/"id":"([^"]*)"/g)) {
        expect(id.startsWith(`${variant.id}-`)).toBe(true);
      }
    }
  });

  test('becomes a cell just as large as its box, which names the element', () => {
    for (const variant of variants) {
      const { cell, kind } = definition.toEmail(variant, CONTEXT);
      expect(cell).toMatchObject({ width: variant.width, height: variant.height });
      expect(cell.origin).toContainEqual({ kind: 'element', id: variant.id });
      expect(kind).toBe(expectedKind(type));
    }
  });

  test('is told to mail clients as the rules want it', () => {
    for (const variant of variants) {
      expect(ruleFaults(definition.toEmail(variant, CONTEXT).cell)).toEqual([]);
    }
  });

  test.each(HOSTILE)('makes no link of %j, and says so', (href) => {
    const { cell, findings } = definition.toEmail({ ...made, href, content: PNG }, CONTEXT);
    const html = printNode(cell);
    expect(html).not.toMatch(/href="(?!https:|http:|mailto:|tel:)/i);
    expect(html).not.toMatch(/<script/i);
    const isLinked = !definition.isShape && type !== 'social';
    expect(findings.some(({ rule }) => rule === 'link-unsafe')).toBe(isLinked);
    for (const finding of findings) expect(findingMessage(finding)).not.toMatch(/[{}]/);
  });

  test('says what it says, and shapes say nothing', () => {
    const words = definition.describe(made, CONTEXT);
    expect(definition.isShape && words !== '').toBe(false);
    expect(words).not.toMatch(/\n/);
  });
});

const LENGTHS = new Set(['width', 'height', 'rx', 'ry']);

/** Numbers are numbers, and no length is less than nothing. */
function drawingFaults({ attributes, children = [] }: SvgNode): readonly string[] {
  const inner = children.filter((child) => typeof child !== 'string');
  const own = Object.entries(attributes).filter(isWrong);
  return [...own.map(([name]) => name), ...inner.flatMap(drawingFaults)];
}

function isWrong([name, value]: readonly [string, string | number]): boolean {
  return typeof value === 'number' && (!Number.isFinite(value) || (LENGTHS.has(name) && value < 0));
}

function expectedKind(type: SceneElement['type']) {
  const { isShape, sections } = findElement(type);
  if (isShape) return 'fill';
  return sections.includes('typography') ? 'text' : 'image';
}

/** Of the rules for what leaves the product (email-clients.md, 12) those that one cell can break. */
function ruleFaults(cell: CellNode): readonly string[] {
  const html = printNode(cell);
  const images = html.match(/<img[^>]*>/g) ?? [];
  const numbers = (pattern: RegExp): readonly number[] =>
    [...html.matchAll(pattern)].map(([, number]) => Number(number));
  const checks: Record<string, boolean> = {
    '1: tables only': !/position:|float:|flex|grid/.test(html),
    '2: inline styles only': !/<(?:style|svg|form|script)\b| class=| id=/.test(html),
    '7 and 23: pictures': images.every(isImage),
    '10: six-digit colours': !/:\s*#(?![0-9a-f]{6}\b)|rgba|hsl/.test(html),
    '13: borders up to 8': numbers(/border(?:-(?!radius)\w+)?:(\d+)px/g).every((px) => px <= 8),
    '18: even lines': numbers(/font-size:(?!1px)\d+px;line-height:(\d+)px;mso/g).every(
      (px) => px % 2 === 0,
    ),
    '19: no blocks with text': !/<(?:p|h\d|div)\b[^>]*>(?!<table)/.test(html),
  };
  return Object.entries(checks).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

function isImage(tag: string): boolean {
  return / width="\d+" height="\d+" alt="[^"]+"/.test(tag) && tag.includes('display:block;');
}
