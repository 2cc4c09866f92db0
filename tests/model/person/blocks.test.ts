import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOrPhoneHref } from '../../../src/model/person/web/address-href';
import {
  BLOCK_KINDS,
  BLOCK_LIMITS,
  blockFieldProblem,
  newBlock,
  presetOf,
  readBlocks,
  spaceOf,
  valueOf,
  type SignatureBlock,
  type BlockField,
} from '../../../src/model/person/blocks';

const button: SignatureBlock = {
  id: 'a',
  kind: 'button',
  values: { text: 'Go', link: 'example.com' },
};

describe('reading blocks', () => {
  test.each(BLOCK_KINDS)('gives back what was made here: $label', ({ id }) => {
    const made = [newBlock(id, `block-${id}`)];
    expect(readBlocks(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  test('leaves out what is no block, and values that its kind does not ask for', () => {
    const given = [
      null,
      'button',
      { ...button, kind: 'script' },
      { ...button, values: 'none' },
      { ...button, values: { ...button.values, height: '3', onclick: 'alert(1)' } },
      { ...button, id: 'b', values: { text: 7, link: ['example.com'] } },
    ];
    expect(readBlocks(given)).toEqual([button, { ...button, id: 'b', values: {} }]);
  });

  test('looks at no more of a long list than a signature holds', () => {
    let looks = 0;
    const given = Array.from({ length: 100_000 }, (_, at) => ({
      ...button,
      id: `b${at}`,
      get kind() {
        looks += 1;
        return 'button';
      },
    }));
    expect(readBlocks(given)).toHaveLength(BLOCK_LIMITS.count);
    expect(looks).toBe(BLOCK_LIMITS.count);
  });

  test('keeps the first of two with the same id, and names one that has none', () => {
    const nameless = { kind: 'divider', values: {} };
    const read = readBlocks([button, { ...button, kind: 'divider' }, nameless]);
    expect(read).toEqual([button, { ...nameless, id: 'block-2' }]);
  });

  test('cuts what is too long, and what is too many', () => {
    const long = { ...button, values: { text: 'x'.repeat(9000), link: 'y'.repeat(9000) } };
    expect(readBlocks([long])[0]?.values).toEqual({
      text: 'x'.repeat(BLOCK_LIMITS.text),
      link: 'y'.repeat(BLOCK_LIMITS.link),
    });
    const many = Array.from({ length: 30 }, (_, index) => ({ ...button, id: String(index) }));
    expect(readBlocks(many)).toHaveLength(BLOCK_LIMITS.count);
  });

  test('never throws, and reads again what it has read', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        const read = readBlocks(junk);
        expect(readBlocks(read)).toEqual(read);
      }),
    );
  });
});

describe('a block', () => {
  test('begins with what its kind begins with', () => {
    expect(valueOf(newBlock('qr', 'a'), 'holds')).toBe('card');
    expect(presetOf(newBlock('disclaimer', 'a'))).toBe('confidential');
    expect(spaceOf(newBlock('spacer', 'a'))).toBe(16);
  });

  test.each([
    ['0', 1],
    ['20', 20],
    ['4000', BLOCK_LIMITS.spacer],
    ['tall', 16],
  ])('holds its space within bounds: %s', (height, px) => {
    expect(spaceOf({ id: 'a', kind: 'spacer', values: { height } })).toBe(px);
  });

  test.each([
    ['example.com/book', 'https://example.com/book'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['javascript:alert(1)', null],
  ])('leads where it may: %s', (link, href) => {
    expect(addressOrPhoneHref(link)).toBe(href);
  });

  test('has a message about what is wrong with a value', () => {
    const link: BlockField = { id: 'link', label: 'Link', input: 'link' };
    const wrong = { ...button, values: { link: 'javascript:alert(1)' } };
    expect(blockFieldProblem(wrong, link)).toMatch(/neither an address nor a number/);
    expect(blockFieldProblem(button, link)).toBeNull();
    expect(blockFieldProblem({ ...button, values: {} }, link)).toBeNull();
    const height: BlockField = { id: 'height', label: 'Height', input: 'px' };
    const spacer: SignatureBlock = { id: 'a', kind: 'spacer', values: { height: '81' } };
    expect(blockFieldProblem(spacer, height)).toMatch(/1 to 80/);
  });

  test('a banner whose last day is before its first is questioned', () => {
    const until = { id: 'until', label: 'Until', input: 'date' } as const;
    const problem = (from: string, last: string): string | null =>
      blockFieldProblem({ id: 'a', kind: 'banner', values: { from, until: last } }, until);
    expect(problem('2026-06-05', '2026-06-04')).toMatch(/before the first one/);
    expect(problem('2026-06-05', '2026-06-05')).toBeNull();
    expect(problem('', '2026-06-04')).toBeNull();
    expect(problem('2026-06-05', '')).toBeNull();
  });
});
