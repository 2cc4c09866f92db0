import { expect, test } from 'vitest';
import { printPlainText } from '../../src/email/print/plain-text';
import { printNode } from '../../src/email/print/print';
import { BLACK, contrast, WHITE, type Hex } from '../../src/model/color/color';
import type { ElementDefinition } from '../../src/scene/element-definition';
import { contains } from '../../src/scene/geometry';
import type { PlacedElement } from '../../src/scene/properties/placed-element';
import type { SvgNode } from '../../src/scene/drawing/svg';
import { newElement, textsIn, variantsOf } from './element-variants';
import { CONTEXT, NO_PERSON } from './scenes';

const HOSTILE_WORDS = '<script>alert(1)</script> & "y"';

/** A kind of element with words that can be edited in place. */
export interface Worded {
  readonly type: string;
  readonly definition: ElementDefinition;
  readonly textOf: NonNullable<ElementDefinition['textOf']>;
}

/** A definition as one with words, in a list; none where it has no words. */
export function worded(definition: ElementDefinition): readonly Worded[] {
  const { type, textOf } = definition;
  return textOf === undefined ? [] : [{ type, definition, textOf }];
}

/** What holds for the words of an element. */
export function describeWords({ definition, textOf }: Worded): void {
  const made = newElement(definition);
  const typed = { ...made, content: HOSTILE_WORDS };
  const rulesOf = (element: PlacedElement, context = CONTEXT) =>
    definition.toEmail(element, context).findings.map(({ rule }) => rule);
  const isTooLong = (element: PlacedElement) => rulesOf(element).includes('words-past-box');

  test('are read in the mail, in its plain text, in the drawing and aloud; markup in them is text', () => {
    const { cell } = definition.toEmail(typed, CONTEXT);
    expect(textsIn(cell)).toBe(HOSTILE_WORDS);
    expect(printPlainText(cell)).toContain(HOSTILE_WORDS);
    expect(printNode(cell)).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; ');
    expect(printNode(cell)).not.toMatch(/<script/i);
    expect(linesDrawn(definition.draw(typed, CONTEXT))).toContain(HOSTILE_WORDS);
    expect(definition.describe(typed, CONTEXT)).toBe(HOSTILE_WORDS);
    expect(textOf(typed, CONTEXT).lines).toEqual([HOSTILE_WORDS]);
  });

  test('stand in the element, and have their look in the email', () => {
    for (const variant of variantsOf(definition)) {
      const { look, box } = textOf(variant, CONTEXT);
      const { width, height } = variant;
      expect(contains({ x: 0, y: 0, width, height }, box)).toBe(true);
      const { font } = definition.toEmail(variant, CONTEXT).cell;
      const { size, lineHeight, color } = look;
      expect(font).toMatchObject({ size, lineHeight, color });
    }
  });

  test.each<Hex>(['#333333', '#b91c1c', '#2563eb', '#ffffff', '#fde68a'])(
    'in %s are a paler placeholder where nothing is filled in, which can be read and is reported',
    (color) => {
      const blank = { ...made, content: '', style: { ...made.style, color } };
      const { from, look, background } = textOf(blank, NO_PERSON);
      expect(from).toBe('placeholder');
      expect(look.color).not.toBe(color);
      for (const under of background === null ? backgroundsFor(color) : [background]) {
        expect(contrast(look.color, under)).toBeGreaterThanOrEqual(4.5);
      }
      expect(definition.toEmail(blank, NO_PERSON).cell.font?.color).toBe(look.color);
      const reported = (content: string) => rulesOf({ ...blank, content }, NO_PERSON);
      expect(reported('')).toContain('placeholder-text');
      expect(reported('Words')).not.toContain('placeholder-text');
      expect(textOf({ ...blank, content: 'Words' }, NO_PERSON).look.color).toBe(color);
    },
  );

  test('are reported if they are too long for a box that cannot grow', () => {
    const { placing } = definition.toEmail(made, CONTEXT);
    const roomy = { ...made, width: 400, height: 200 };
    const wide = { ...roomy, content: 'long '.repeat(100) };
    const high = { ...roomy, content: 'high\n'.repeat(100) };
    expect([wide, high].map(isTooLong)).toEqual([placing === 'exact', placing === 'exact']);
    expect(isTooLong({ ...roomy, content: 'short' })).toBe(false);
  });
}

/** The backgrounds that a text of this color may have where its element states none. */
function backgroundsFor(color: Hex): readonly Hex[] {
  return contrast(color, WHITE) >= 3 ? [WHITE] : [BLACK, '#1f2937', '#595959'];
}

function linesDrawn(nodes: readonly SvgNode[]): readonly string[] {
  return nodes.flatMap(({ tag, children = [] }) => (tag === 'text' ? children.map(String) : []));
}
