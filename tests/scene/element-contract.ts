import { describe, expect, test } from 'vitest';
import { completeFinding } from '../../src/model/findings/finding-rows';
import { printNode } from '../../src/email/print/print';
import type { CellNode } from '../../src/email/nodes';
import { fieldOrigin } from '../../src/model/findings/findings';
import { completeSignature, type Person } from '../../src/model/person/signature';
import { profileExample, SOCIAL_NETWORKS } from '../../src/model/person/social';
import type { ElementDefinition, ElementEmail } from '../../src/scene/element-definition';
import type { PlacedElement } from '../../src/scene/properties/placed-element';
import type { SvgNode } from '../../src/scene/drawing/svg';
import { PNG } from '../helpers/pictures';
import { ruleFaults } from './cell-rules';
import { CONTENT, newElement, textsIn, variantsOf } from './element-variants';
import { CONTEXT, NO_PERSON } from './scenes';

/*
 * The rules for every type of element. What is checked follows from its definition, so that the tests name no type.
 */

const HOSTILE = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '"><script>alert(1)</script>',
];
const LINK = 'https://linked.example/';

/** What holds for every kind of element. */
export function describeElement(definition: ElementDefinition): void {
  describe('its definition states only what is true', () => {
    statements(definition);
  });
  describe('its drawing', () => {
    drawing(definition);
  });
  describe('its cell', () => {
    email(definition);
  });
}

function statements(definition: ElementDefinition): void {
  const { content, sections, follows, takesLink, iconSizing, textOf } = definition;
  const made = newElement(definition);

  test('has each section of the panel once, position among them', () => {
    expect(sections).toContain('position');
    expect(new Set(sections).size).toBe(sections.length);
  });

  test('can be edited in place if its content is words, and then has fields for them', () => {
    expect(textOf !== undefined).toBe(content === 'words');
    expect(sections.includes('content')).toBe(content === 'words');
    expect(sections.includes('typography')).toBe(content === 'words');
  });

  test('has a field for its picture if its content is one', () => {
    expect(sections.includes('logo-upload')).toBe(content === 'picture');
  });

  test('has icons if their size can be set, and a box that holds them exactly', () => {
    expect(iconSizing !== undefined).toBe(sections.includes('icon-size'));
    const box = iconSizing?.boxOf(24, CONTEXT.person) ?? { width: 0, height: 0 };
    expect(iconSizing?.sideOf(box, CONTEXT.person)).toBe(iconSizing && 24);
  });

  test('has its link if it takes one, else none', () => {
    const linked = { ...made, content: CONTENT[content], href: LINK };
    const html = printNode(definition.toEmail(linked, NO_PERSON).cell);
    expect(html.includes(`href="${LINK}"`)).toBe(takesLink);
  });

  test('shows what it follows, and names it, while it has no content', () => {
    const known = shownTo(made, definition, personWith(follows, content));
    const unknown = shownTo(made, definition, NO_PERSON.person);
    expect(printNode(known) !== printNode(unknown)).toBe(follows !== undefined);
    const fields = known.origin?.filter(({ kind }) => kind === 'field');
    expect(fields).toEqual(follows === undefined ? [] : [fieldOrigin(follows)]);
  });

  test('is described in one line, or not at all if it holds nothing', () => {
    for (const variant of variantsOf(definition)) {
      const shown = definition.describe(variant, CONTEXT);
      expect(shown).not.toMatch(/\n/);
      const { holds } = definition.toEmail(variant, CONTEXT);
      expect(holds === 'nothing' ? shown : '').toBe('');
    }
  });
}

function drawing(definition: ElementDefinition): void {
  const variants = variantsOf(definition);

  test('lies within its box or is text, for anyone', () => {
    for (const variant of variants) {
      for (const context of [CONTEXT, NO_PERSON]) {
        const nodes = definition.draw(variant, context);
        expect(nodes.length).toBeGreaterThan(0);
        expect(nodes).toEqual(definition.draw(variant, context));
        expect(nodes.flatMap(drawingFaults)).toEqual([]);
      }
    }
  });

  test('has ids only of its own, so that two on a page do not meet', () => {
    for (const variant of variants) {
      const nodes = JSON.stringify(definition.draw(variant, CONTEXT));
      for (const [, id = ''] of nodes.matchAll(/"id":"([^"]*)"/g)) {
        expect(id.startsWith(`${variant.id}-`)).toBe(true);
      }
    }
  });
}

function email(definition: ElementDefinition): void {
  const made = newElement(definition);
  const variants = variantsOf(definition);

  test('is just as large as its box, and names the element', () => {
    for (const variant of variants) {
      const { cell } = definition.toEmail(variant, CONTEXT);
      expect(cell).toMatchObject({ width: variant.width, height: variant.height });
      expect(cell.origin).toContainEqual({ kind: 'element', id: variant.id });
    }
  });

  test('is placed the same way and holds the same, whatever it shows', () => {
    const [first, ...others] = variants.map((variant) => definition.toEmail(variant, CONTEXT));
    for (const { placing, holds } of others) {
      expect({ placing, holds }).toEqual({ placing: first?.placing, holds: first?.holds });
    }
    expect(first?.holds === 'words').toBe(definition.content === 'words');
  });

  test('holds what it states: words, pictures, or nothing on a color', () => {
    for (const variant of variants) {
      expect(holdsAsItStates(definition.toEmail(variant, CONTEXT))).toBe(true);
    }
  });

  test('is written for mail clients as the rules require', () => {
    for (const variant of variants) {
      expect(ruleFaults(definition.toEmail(variant, CONTEXT).cell)).toEqual([]);
    }
  });

  test.each(HOSTILE)('makes no link of %j, and reports it', (href) => {
    const content = CONTENT[definition.content];
    const { cell, findings } = definition.toEmail({ ...made, href, content }, CONTEXT);
    const html = printNode(cell);
    expect(html).not.toMatch(/href="(?!https:|http:|mailto:|tel:)/i);
    expect(html).not.toMatch(/<script/i);
    expect(findings.some(({ rule }) => rule === 'href-unsafe')).toBe(definition.takesLink);
    for (const finding of findings) expect(completeFinding(finding).message).not.toMatch(/[{}]/);
  });
}

/** A person of whom nothing is known but what an element follows. */
function personWith(
  follows: ElementDefinition['follows'],
  content: ElementDefinition['content'],
): Person {
  if (follows === undefined) return completeSignature({});
  const network = SOCIAL_NETWORKS.find(({ id }) => id === follows);
  if (network !== undefined) {
    return completeSignature({ socialLinks: { [follows]: profileExample(network) } });
  }
  return completeSignature({ [follows]: content === 'picture' ? PNG : 'known' });
}

function shownTo(element: PlacedElement, { toEmail }: ElementDefinition, person: Person): CellNode {
  return toEmail(element, { ...NO_PERSON, person }).cell;
}

function holdsAsItStates({ holds, cell }: ElementEmail): boolean {
  if (holds === 'words') return textsIn(cell) !== '';
  return holds === 'pictures' || (cell.children.length === 0 && cell.background !== undefined);
}

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
