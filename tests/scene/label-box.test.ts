import { describe, expect, test } from 'vitest';
import { printNode } from '../../src/email/print/print';
import { contrast } from '../../src/model/color/color';
import type { PlacedElement } from '../../src/scene/properties/placed-element';
import { LABEL_BOX } from '../helpers/label-box';
import { describeElement } from './element-contract';
import { newElement } from './element-variants';
import { CONTEXT, NO_PERSON } from './scenes';
import { describeWords, worded } from './words-contract';

function labelBox(rest: Partial<PlacedElement> = {}): PlacedElement {
  return { ...newElement(LABEL_BOX), ...rest };
}

function rulesOf(rest: Partial<PlacedElement>, context = CONTEXT): readonly string[] {
  return LABEL_BOX.toEmail(labelBox(rest), context).findings.map(({ rule }) => rule);
}

describe('a plane with words in it', () => {
  describeElement(LABEL_BOX);
});

describe.each(worded(LABEL_BOX))('the words of a $type', (entry) => {
  describeWords(entry);
});

test('a label box is one cell: background, corners, padding and linked words in its middle', () => {
  const made = labelBox({ content: 'Book a call', href: 'https://book.example' });
  const { placing, holds, cell } = LABEL_BOX.toEmail(made, CONTEXT);
  expect({ placing, holds }).toEqual({ placing: 'exact', holds: 'words' });
  expect(cell).toMatchObject({
    width: 140,
    height: 40,
    background: { color: '#1e3a8a' },
    radius: 6,
    padding: [0, 12, 0, 12],
    align: 'center',
    verticalAlign: 'middle',
    noWrap: true,
    font: { color: '#ffffff', weight: 700 },
  });
  expect(printNode(cell)).toContain('<a href="https://book.example"');
});

test('words stand on the plane, in the middle of what padding and border leave', () => {
  const style = { borderWidth: 2, borderColor: '#000000' } as const;
  const nodes = LABEL_BOX.draw(labelBox({ content: 'Go', style }), CONTEXT);
  expect(nodes.map(({ tag }) => tag)).toEqual(['rect', 'rect', 'text']);
  expect(nodes.at(-1)?.attributes).toMatchObject({ x: 70, y: 25, 'text-anchor': 'middle' });
  const { box } = LABEL_BOX.textOf?.(labelBox({ style }), CONTEXT) ?? {};
  expect(box).toEqual({ x: 14, y: 2, width: 112, height: 36 });
});

test('in an odd height the words stand on a whole px: what is left over is padding below them', () => {
  const odd = labelBox({ content: 'Go', height: 45, style: { borderWidth: 2 } });
  expect(LABEL_BOX.toEmail(odd, CONTEXT).cell.padding).toEqual([0, 12, 1, 12]);
  expect(LABEL_BOX.textOf?.(odd, CONTEXT).box).toEqual({ x: 14, y: 2, width: 112, height: 40 });
});

test('words that just fit are not reported, and in a box smaller by 1 px they are', () => {
  const content = 'Book a call';
  const widths = Array.from({ length: 140 }, (_, index) => 20 + index);
  const least = widths.find((width) => !rulesOf({ content, width }).includes('words-past-box'));
  expect(least).toBeGreaterThan(24 + 60);
  expect(least).toBeLessThan(24 + 100);
  const two = { content: 'two\nlines', width: 140 };
  expect(rulesOf({ ...two, height: 40 })).not.toContain('words-past-box');
  expect(rulesOf({ ...two, height: 39 })).toContain('words-past-box');
});

test('words that wrap are too long when their lines are too many', () => {
  const content = 'Book a call with one of us today or tomorrow';
  expect(rulesOf({ content })).toContain('words-past-box');
  expect(rulesOf({ content, wrap: true })).toContain('words-past-box');
  expect(rulesOf({ content, wrap: true, height: 80 })).not.toContain('words-past-box');
});

test('a placeholder is pale for the plane it stands on, whatever its color', () => {
  for (const backgroundColor of ['#000000', '#1e3a8a', '#2563eb', '#fef3c7', '#ffffff'] as const) {
    const style = { backgroundColor, color: backgroundColor === '#ffffff' ? '#000000' : '#ffffff' };
    const { look } =
      LABEL_BOX.textOf?.(labelBox({ style: style as PlacedElement['style'] }), NO_PERSON) ?? {};
    expect(contrast(look?.color ?? backgroundColor, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
});
