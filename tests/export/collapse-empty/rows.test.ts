import { describe, expect, test } from 'vitest';
import { designOf, PIXEL } from '../../helpers/scenes';
import { at, bar, closed, leftOf, PERSON, rule, textSpec, type Spec } from './designs';

describe('one below the other', () => {
  const LINES = [
    at('name', 0, 0),
    at('title', 0, 22),
    at('phone', 0, 52),
    at('mobile', 0, 74),
    at('email', 0, 96),
    at('website', 0, 130),
  ];

  test('nothing moves where nothing is empty', () => {
    const design = designOf(LINES, { signatureData: PERSON });
    expect(closed(design)).toBe(design);
  });

  test('what is below moves up by a line and a distance', () => {
    expect(leftOf(LINES, ['mobile'])).toEqual([
      'name 0 0 100 20',
      'title 0 22 100 20',
      'phone 0 52 100 20',
      'email 0 74 100 20',
      'website 0 108 100 20',
    ]);
  });

  test('the first of a paragraph is as far from what is above as the one before was', () => {
    expect(leftOf(LINES, ['phone']).slice(2)).toEqual([
      'mobile 0 52 100 20',
      'email 0 74 100 20',
      'website 0 108 100 20',
    ]);
  });

  test('what is below a paragraph is as far from its last line as before', () => {
    expect(leftOf(LINES, ['email', 'mobile']).slice(2)).toEqual([
      'phone 0 52 100 20',
      'website 0 86 100 20',
    ]);
  });

  test('the second takes the place of the first', () => {
    expect(leftOf(LINES, ['fullName'])[0]).toBe('title 0 0 100 20');
  });

  test('locked elements move too, hidden ones are left alone', () => {
    const specs = [
      at('phone', 0, 0),
      at('email', 0, 22, 100, { locked: true }),
      at('name', 0, 44, 100, { hidden: true }),
    ];
    expect(leftOf(specs, ['phone'])).toEqual(['email 0 0 100 20', 'name 0 44 100 20']);
  });

  test('a separator that parts nothing any more goes', () => {
    const specs = [at('name', 0, 0), rule(0, 24, 200), at('phone', 0, 30), at('email', 0, 52)];
    expect(leftOf(specs, ['phone', 'email'])).toEqual(['name 0 0 100 20']);
    expect(leftOf(specs, ['fullName'])).toEqual(['phone 0 0 100 20', 'email 0 22 100 20']);
    expect(leftOf(specs, ['phone'])[1]).toBe('divider 0 24 200 1');
  });

  test('an empty part leaves one of the separators around it', () => {
    const specs = [
      at('name', 0, 0),
      rule(0, 24, 200),
      at('phone', 0, 30),
      rule(0, 54, 200),
      at('email', 0, 60),
    ];
    expect(leftOf(specs, ['phone'])).toEqual([
      'name 0 0 100 20',
      'divider 0 24 200 1',
      'email 0 30 100 20',
    ]);
  });
});

describe('beside others', () => {
  const PHOTO: Spec = { type: 'photo', x: 0, y: 0, width: 80, height: 80, content: PIXEL };
  const BESIDE = [
    PHOTO,
    bar(92, 0, 108),
    at('name', 104, 0),
    at('title', 104, 22),
    at('phone', 104, 44),
    at('mobile', 104, 66),
    at('email', 104, 88),
    at('disclaimer', 0, 120, 300, {
      content: 'Confidential, and nobody else is meant to read it.',
    }),
  ];

  test('a picture stays, a line beside gets shorter, what is below moves up', () => {
    expect(leftOf(BESIDE, ['mobile'])).toEqual([
      'photo 0 0 80 80',
      'vertical-line 92 0 1 86',
      'name 104 0 100 20',
      'title 104 22 100 20',
      'phone 104 44 100 20',
      'email 104 66 100 20',
      'disclaimer 0 98 300 20',
    ]);
  });

  test('nothing moves up beside a picture that is higher', () => {
    const left = leftOf(BESIDE, ['mobile', 'phone', 'jobTitle']);
    expect(left.at(-1)).toMatch(/ 0 92 300 20$/);
    expect(left[1]).toBe('vertical-line 92 0 1 80');
  });

  test('without a picture the rest moves over, and the line between goes', () => {
    const { content: _, ...empty } = PHOTO;
    expect(leftOf([empty, ...BESIDE.slice(1)]).slice(0, 2)).toEqual([
      'name 0 0 100 20',
      'title 0 22 100 20',
    ]);
  });

  test('columns close up by themselves', () => {
    const specs = [
      at('name', 0, 0),
      at('phone', 0, 22),
      at('mobile', 0, 44),
      at('company', 200, 0),
      at('email', 200, 22),
      at('website', 200, 44),
    ];
    expect(leftOf(specs, ['phone', 'companyName'])).toEqual([
      'name 0 0 100 20',
      'mobile 0 22 100 20',
      'email 200 0 100 20',
      'website 200 22 100 20',
    ]);
  });
});

describe('on planes', () => {
  test('a card gets less high, and so does its shadow', () => {
    const specs = [
      card(4, 4),
      card(0, 0),
      at('name', 12, 12),
      at('phone', 12, 34),
      at('email', 12, 56),
      at('website', 12, 78),
      textSpec('Below', 0, 130, 60),
    ];
    expect(leftOf(specs, ['phone'])).toEqual([
      'rectangle 4 4 200 88',
      'rectangle 0 0 200 88',
      'name 12 12 100 20',
      'email 12 34 100 20',
      'website 12 56 100 20',
      'Below 0 108 60 20',
    ]);
  });

  test('a plane with an empty line alone goes with it', () => {
    const specs = [
      at('name', 0, 0),
      { type: 'rectangle', x: 0, y: 30, width: 120, height: 28 } as const,
      at('phone', 10, 34),
      at('email', 0, 64),
    ];
    expect(leftOf(specs, ['phone'])).toEqual(['name 0 0 100 20', 'email 0 30 100 20']);
  });
});

describe('a text that becomes longer or shorter', () => {
  test('pushes what is below, and pulls it', () => {
    const quote = at('quote', 0, 22, 60, { wrap: true, content: 'a a a a a a a a a a a a a a' });
    const specs = [at('name', 0, 0), quote, at('email', 0, 44)];
    const [, grown, below] = leftOf(specs);
    expect(grown).toMatch(/60 (4|6)0$/);
    expect(below).toMatch(/^email 0 (6|8)4 /);
    const high = { ...quote, content: 'a', height: 60 };
    expect(leftOf([at('name', 0, 0), high, at('email', 0, 84)])[2]).toBe('email 0 44 100 20');
  });

  test('pushes what follows it in its line', () => {
    const specs = [
      at('phone', 0, 0, 10, { autoWidth: true }),
      textSpec('|', 16, 0, 4),
      at('mobile', 26, 0, 90),
    ];
    const [phone = '', separator, mobile] = leftOf(specs);
    const width = Number(phone.split(' ')[3]);
    expect(width).toBeGreaterThan(80);
    expect([separator, mobile]).toEqual([`| ${width + 6} 0 4 20`, `mobile ${width + 16} 0 90 20`]);
  });
});

function card(x: number, y: number): Spec {
  return { type: 'rectangle', x, y, width: 200, height: 110 };
}
