import { describe, expect, test } from 'vitest';
import { legalStyle } from '../../src/scene/design-file/legal';
import { definitionOf } from '../../src/scene/registry';
import { CONTEXT, element } from './scenes';

const text = definitionOf('text');
const words = (letterSpacing: number, content: string) =>
  element('text', { content, style: { letterSpacing } });

const legal = (letterSpacing: number) => legalStyle({ letterSpacing }).letterSpacing;
const widthOf = (letterSpacing: number, content: string) =>
  text.toEmail(words(letterSpacing, content), CONTEXT).ink?.width ?? 0;

describe('letter spacing', () => {
  test('comes in hundredths of a px within its range', () => {
    expect([-5, -0.8, 0.3, 1.404, 99].map(legal)).toEqual([-2, -0.8, 0.3, 1.4, 24]);
    expect(legal(Number.NaN)).toBeUndefined();
  });

  test('makes a text wider after each letter, but not before the accents over it', () => {
    expect(widthOf(10, 'Word') - widthOf(0, 'Word')).toBe(40);
    expect(widthOf(10, 'é') - widthOf(0, 'é')).toBe(widthOf(10, 'e') - widthOf(0, 'e'));
  });

  test('is in the drawing and in the mail, and in neither where there is none', () => {
    const [drawn] = text.draw(words(1.5, 'Word'), CONTEXT);
    expect(drawn?.attributes['letter-spacing']).toBe(1.5);
    const [plain] = text.draw(words(0, 'Word'), CONTEXT);
    expect(plain?.attributes).not.toHaveProperty('letter-spacing');
    const { cell } = text.toEmail(words(1.5, 'Word'), CONTEXT);
    expect(cell.font?.letterSpacing).toBe(1.5);
    const { cell: flat } = text.toEmail(words(0, 'Word'), CONTEXT);
    expect(flat.font).not.toHaveProperty('letterSpacing');
  });
});
