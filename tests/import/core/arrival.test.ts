import { describe, expect, test } from 'vitest';
import { arrivalOf, type Arrival } from '../../../src/import/core/arrival/arrival';
import type { Removal } from '../../../src/import/core/removal';
import { movedPage } from '../../../src/import/core/likeness';
import type { Page, PageBox } from '../../../src/import/core/rebuild/page';
import { pageOf, type RowSpec } from '../../helpers/pages';

const LOGO = {
  alt: 'Acme',
  href: 'https://acme.example/',
  src: 'data:image/png;base64,AA==',
  size: 48,
};
const PHONE = ['+1 555 010 4477', { href: 'tel:+15550104477' }] as const;
const ROWS: readonly RowSpec[] = [
  ['Jane Doe', { weight: 700, size: 18, color: '#2f6b4f' }],
  ['Head of Design'],
  PHONE,
  '',
  LOGO,
];

/** What arrived of the rows, reported as `kind: before -> after`. */
function changes(rows: readonly RowSpec[], removals: readonly Removal[] = []): readonly string[] {
  return reported(arrivedAs(pageOf(rows), removals));
}

function arrivedAs(page: Page, removals: readonly Removal[] = [], sent = pageOf(ROWS)): Arrival {
  const part = { blocks: [], places: [], isSure: true };
  return arrivalOf(sent, { page, height: 0, removals, origin: null, part, remote: [] });
}

function reported({ changes: all }: Arrival): readonly string[] {
  return all.map(({ kind, before, after, where }) => `${kind} (${where}): ${before} -> ${after}`);
}

function instead(index: number, row: RowSpec): readonly RowSpec[] {
  return ROWS.with(index, row);
}

describe('a signature that arrived', () => {
  test('as it was has no change, wherever it stands', () => {
    const { figure, words, moved, changes: all } = arrivedAs(movedPage(pageOf(ROWS), 12, 300));
    expect({ figure, words, all }).toEqual({ figure: 1, words: 1, all: [] });
    expect(moved).toEqual({ x: 12, y: 300 });
  });

  test('below a greeting that names the same person is found below it', () => {
    const arrived = pageOf(['Hello Jane', 'Doe you see it?', '', ...ROWS]);
    expect(reported(arrivedAs(arrived))).toEqual([]);
  });

  test('with other letters has each change of font, size, style and color reported once with its words', () => {
    const look = {
      family: 'Times New Roman',
      size: 16,
      color: '#0000ee',
      underline: true,
    } as const;
    expect(changes(instead(1, ['Head of Design', look]))).toEqual([
      'font (Head of Design): Arial -> Times New Roman',
      'size (Head of Design): 14 px -> 16 px',
      'style (Head of Design): plain -> underlined',
      'color (Head of Design): #333333 -> #0000ee',
    ]);
  });

  test('with nearly the same letters has no change', () => {
    const look = { family: 'Roboto, sans-serif', size: 14.4, color: '#363636' } as const;
    expect(changes(instead(1, ['Head of Design', look]))).toEqual([]);
  });

  test('with words gone that follow each other has them reported as one', () => {
    expect(changes(instead(1, 'Head'))).toEqual(['words-gone (of Design): of Design -> ']);
    expect(arrivedAs(pageOf(instead(1, 'Head'))).words).toBeCloseTo(7 / 9);
  });

  test('a word in letters of two looks, or broken over two lines, is one', () => {
    const rows = instead(1, [['He'], ['ad', { weight: 700 }], [' of Design']]);
    expect(changes(rows)).toEqual([]);
    const broken = pageOf(ROWS.toSpliced(1, 1, 'Head of Des', 'ign'));
    expect(arrivedAs(broken).words).toBeLessThan(1);
    const [text] = broken.items;
    if (text?.kind !== 'text') throw new Error('There is no text');
    const lines = text.lines.map((line, index) =>
      index === 1 ? { ...line, ends: 'midword' as const } : line,
    );
    const page = { ...broken, items: [{ ...text, lines }, ...broken.items.slice(1)] };
    expect(arrivedAs(page).words).toBe(1);
  });

  test('with added invisible characters has the same words', () => {
    expect(changes(instead(1, 'He\u00ADad of\u200B Design'))).toEqual([]);
  });

  test('with links gone, changed, added or wrapped has each of them reported', () => {
    expect(changes(instead(2, PHONE[0]))).toContain(
      'link-gone (+1 555 010 4477): tel:+15550104477 -> ',
    );
    expect(changes(instead(2, [PHONE[0], { href: 'tel:+1-555-010-4477' }]))).toEqual([]);
    expect(changes(instead(2, [PHONE[0], { href: 'tel:911' }]))).toEqual([
      'link-changed (+1 555 010 4477): tel:+15550104477 -> tel:911',
    ]);
    expect(changes(instead(1, ['Head of Design', { href: 'https://search.example/' }]))).toEqual([
      'link-added (Head of Design):  -> https://search.example/',
    ]);
    const wrapped = [
      { kind: 'wrapped-link', what: 'Outlook Safe Links', count: 2, place: null },
    ] as const;
    expect(changes(ROWS, wrapped)).toEqual(['link-wrapped ():  -> Outlook Safe Links']);
  });

  test('with pictures gone, empty, resized or linked elsewhere has each of them reported', () => {
    expect(changes(ROWS.slice(0, -1))).toEqual(['picture-gone (Acme): 48 × 48 px -> ']);
    const missing = [{ kind: 'missing-picture', what: 'Acme', count: 1, place: null }] as const;
    expect(changes(instead(4, { ...LOGO, src: '' }), missing)).toEqual([
      'picture-empty (Acme):  -> ',
    ]);
    expect(changes(instead(4, { ...LOGO, size: 96 }))).toEqual([
      'picture-size (Acme): 48 × 48 px -> 96 × 96 px',
    ]);
    expect(changes(instead(4, { ...LOGO, href: 'https://other.example/' }))).toEqual([
      'link-changed (Acme): https://acme.example/ -> https://other.example/',
    ]);
  });

  test('with one of two pictures of the same words gone has that one reported', () => {
    const second = { ...LOGO, src: 'data:image/png;base64,BB==', size: 20 };
    const sent = pageOf([...ROWS, second]);
    expect(reported(arrivedAs(pageOf([...ROWS.slice(0, -1), second]), [], sent))).toEqual([
      'picture-gone (Acme): 48 × 48 px -> ',
    ]);
  });

  test('a picture that is not loaded has no size yet', () => {
    expect(changes(instead(4, { ...LOGO, src: '', size: 24 }))).toEqual([]);
  });

  test('on another background, with rules, gradients and corners gone, has each of them reported', () => {
    const card: PageBox = { ...BOX, background: '#ffffff', radii: [8, 8, 8, 8] };
    const rule: PageBox = { ...BOX, y: 60, height: 2, background: '#cc0000' };
    const ramp: PageBox = {
      ...BOX,
      y: 130,
      gradient: { angle: 90, from: '#2f6b4f', to: '#88cc88' },
    };
    const sent: Page = { items: [card, rule, ramp, ...pageOf(ROWS).items], isCut: false };
    const dark: Page = {
      items: [{ ...BOX, background: '#1b1b1b' }, ...pageOf(ROWS).items],
      isCut: false,
    };
    expect(reported(arrivedAs(sent, [], sent))).toEqual([]);
    expect(reported(arrivedAs(dark, [], sent))).toEqual([
      'background (Jane Doe Head of Design +1 555 010 4477): #ffffff -> #1b1b1b',
      'gradient ():  -> ',
      'corners ():  -> ',
      'rules (): #cc0000 -> ',
    ]);
  });

  test('with other line breaks has its lines, distance and height reported', () => {
    const rows: readonly RowSpec[] = [ROWS[0] ?? '', 'Head of', '', '', 'Design', ...ROWS.slice(2)];
    expect(changes(rows)).toEqual([
      'lines (of Design): one line -> two lines',
      'place ():  -> 34 px',
      'height (): 58 px -> 92 px',
    ]);
  });

  test('with a line that stands elsewhere by itself', () => {
    expect(changes(instead(3, ['', { size: 1 }]))).toEqual([]);
    const rows: readonly RowSpec[] = [...ROWS.slice(0, 2), '', ...ROWS.slice(2)];
    expect(changes(rows)).toEqual(['place ():  -> 8 px', 'height (): 58 px -> 66 px']);
  });

  test('with a font that stands for another is the same where that was sent', () => {
    const calibri = [{ kind: 'font', what: 'Calibri', count: 3, place: null }] as const;
    const sent = pageOf([['Jane Doe', { family: 'Calibri,Arial,sans-serif' }], 'Head of Design']);
    expect(reported(arrivedAs(sent, calibri, sent))).toEqual([]);
    expect(reported(arrivedAs(pageOf(ROWS), calibri))).toEqual(['font ():  -> Calibri']);
  });

  test('with a font that stands for another, where little else is in it', () => {
    const aptos = [{ kind: 'font', what: 'Aptos', count: 3, place: null }] as const;
    expect(changes(ROWS, aptos)).toEqual(['font ():  -> Aptos']);
    const letter = Array.from({ length: 12 }, () => 'Some other line of the letter');
    expect(changes([...letter, '', ...ROWS], aptos)).toEqual([]);
  });

  test('as other words, or as an empty page, has none of its words', () => {
    expect(arrivedAs(pageOf(['Something else', 'altogether'])).words).toBe(0);
    expect(arrivedAs({ items: [], isCut: false }).words).toBe(0);
  });
});

const BOX: PageBox = {
  kind: 'box',
  x: 0,
  y: 0,
  width: 300,
  height: 58,
  table: 0,
  background: null,
  gradient: null,
  borders: [null, null, null, null],
  radii: [0, 0, 0, 0],
  href: null,
};
