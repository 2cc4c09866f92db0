import { describe, expect, test } from 'vitest';
import { likenessOf, movedPage } from '../../../src/import/core/likeness';
import type { Page, PageBox } from '../../../src/import/core/rebuild/page';
import { pageOf } from '../../helpers/pages';

const PAGE = pageOf([
  ['Jane Doe', { weight: 700, size: 18 }],
  ['Head of Design'],
  ['+1 555 010 4477'],
]);

describe('likeness', () => {
  test('is whole for the same page', () => {
    expect(likenessOf(PAGE, PAGE)).toMatchObject({ figure: 1, mismatches: [] });
  });

  test('is whole within 2 px, half within 6, and names what has moved', () => {
    expect(likenessOf(PAGE, movedPage(PAGE, 2, 0))).toMatchObject({ figure: 1, mismatches: [] });
    const near = likenessOf(PAGE, movedPage(PAGE, 5, 0));
    expect(near.figure).toBe(0.5);
    expect(near.mismatches.map(({ what }) => what)).toContain('Head of Design');
    const far = likenessOf(PAGE, movedPage(PAGE, 0, 40));
    expect(far.figure).toBe(0);
    expect(far.mismatches.map(({ what }) => what)).toContain('Head of Design');
  });

  test('falls where words, pictures or backgrounds are missing', () => {
    const picture = {
      kind: 'picture',
      x: 0,
      y: 100,
      width: 40,
      height: 40,
      src: 'https://a.example/a.png',
      alt: 'Portrait',
      href: null,
      radius: 0,
      table: 0,
    } as const;
    const whole: Page = { ...PAGE, items: [box('#aa3300'), ...PAGE.items, picture] };
    expect(likenessOf(whole, whole).figure).toBe(1);
    const { figure, mismatches } = likenessOf(whole, PAGE);
    expect(figure).toBeCloseTo(0.6 / 0.9);
    expect(mismatches.map(({ what }) => what)).toEqual(['Portrait']);
    const pale: Page = { ...whole, items: [box('#ffeecc'), ...PAGE.items, picture] };
    expect(likenessOf(whole, pale).figure).toBeCloseTo(0.8 / 0.9);
  });

  test('falls where letters look different', () => {
    const larger = pageOf([
      ['Jane Doe', { weight: 700, size: 18 }],
      ['Head of Design', { size: 16, color: '#cc0000' }],
      ['+1 555 010 4477'],
    ]);
    const { figure, mismatches } = likenessOf(PAGE, larger);
    expect(mismatches.map(({ what }) => what)).toEqual(['Head of Design']);
    expect(figure).toBeLessThan(1);
    expect(figure).toBeGreaterThan(0.5);
  });

  test('falls where a rule or a border is missing, or another color', () => {
    const line = { color: '#336699', width: 2, style: 'solid' } as const;
    const rules: Page = {
      ...PAGE,
      items: [
        ...PAGE.items,
        { ...box(null), borders: [null, null, null, line] },
        { ...box('#cc0000'), y: 80, height: 1 },
      ],
    };
    expect(likenessOf(rules, movedPage(rules, 1, 1)).figure).toBe(1);
    expect(likenessOf(rules, PAGE).figure).toBeCloseTo(0.6 / 0.7);
    const green = { ...box('#008800'), y: 80, height: 1 };
    const other: Page = { ...rules, items: [...rules.items.slice(0, -1), green] };
    expect(likenessOf(rules, other).figure).toBeLessThan(1);
  });
});

function box(background: PageBox['background']): PageBox {
  const none = [null, null, null, null] as const;
  const place = { x: 0, y: 0, width: 200, height: 60 };
  return {
    kind: 'box',
    ...place,
    background,
    gradient: null,
    borders: none,
    radii: [0, 0, 0, 0],
    href: null,
    table: 0,
  };
}
