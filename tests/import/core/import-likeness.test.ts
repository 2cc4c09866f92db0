import { describe, expect, test } from 'vitest';
import { importLikeness } from '../../../src/import/core/import-likeness';
import type { Removal, RemovalKind } from '../../../src/import/core/removal';
import { pageOf, type RowSpec } from '../../helpers/pages';

const ROWS: readonly RowSpec[] = [['Ada Brandt'], ['Write', { href: 'mailto:ada@example.com' }]];
const PAGE = pageOf(ROWS);

function removal(kind: RemovalKind, what = '', count = 1): Removal {
  return { kind, what, count, place: null };
}

function likeness(rebuilt: readonly RowSpec[], removals: readonly Removal[] = []) {
  return importLikeness(PAGE, pageOf(rebuilt), removals);
}

const named = ({ mismatches }: ReturnType<typeof likeness>) => mismatches.map(({ what }) => what);

describe('the likeness of an imported signature', () => {
  test('is whole where all is there', () => {
    expect(likeness(ROWS)).toMatchObject({ figure: 1, mismatches: [] });
    const same = removal('comment');
    expect(likeness(ROWS, [same, removal('tracker'), removal('hidden', 'words')]).figure).toBe(1);
  });

  test('is never whole where a link is missing, which is named', () => {
    const lost = likeness([['Ada Brandt'], ['Write']]);
    expect(named(lost)).toEqual(['the link to ada@example.com']);
    expect(lost.figure).toBeLessThan(1);
  });

  test('is never whole where a font is missing, which is named', () => {
    const lost = likeness([['Ada Brandt', { family: 'Georgia' }], ROWS[1] ?? '']);
    expect(named(lost)).toEqual([]);
    const all = likeness(ROWS.map(() => ['Ada Brandt', { family: 'Georgia, serif' }] as const));
    expect(named(all)).toContain('the font arial');
  });

  test('is never whole where a picture did not come along, which is named', () => {
    const page = pageOf([...ROWS, { alt: 'Portrait', size: 40 }]);
    const lost = importLikeness(page, PAGE, []);
    expect(named(lost)).toEqual(['Portrait']);
    expect(lost.figure).toBeCloseTo(3 / 4);
    // A badge stands where it was.
    const badge = pageOf([...ROWS, { alt: 'Badge', size: 40, src: 'https://example.com/a.png' }]);
    expect(importLikeness(page, badge, []).figure).toBe(1);
  });

  test.each<[RemovalKind, string]>([
    ['media', 'video'],
    ['bad-link', 'javascript:'],
    ['style', 'position: fixed'],
    ['fetching', 'url()'],
    ['map', 'https://example.com'],
    ['too-much', ''],
  ])('counts what was taken out before: %s', (kind, what) => {
    const one = likeness(ROWS, [removal(kind, what)]).figure;
    expect(one).toBeCloseTo(3 / 4);
    expect(likeness(ROWS, [removal(kind, what, 2)]).figure).toBeLessThan(one);
  });
});
