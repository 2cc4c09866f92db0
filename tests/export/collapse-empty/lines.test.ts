import { describe, expect, test } from 'vitest';
import { at, leftOf, PERSON, textSpec, type Spec } from './designs';

describe('in one line', () => {
  test('labels go with their fields', () => {
    const specs = [
      textSpec('T', 0, 0),
      at('phone', 16, 0),
      textSpec('M', 0, 20),
      at('mobile', 16, 20),
      textSpec('E', 0, 40),
      at('email', 16, 40),
    ];
    expect(leftOf(specs, ['mobile'])).toEqual([
      'T 0 0 12 20',
      'phone 16 0 100 20',
      'E 0 20 12 20',
      'email 16 20 100 20',
    ]);
  });

  test('labels that stand far off go where others of their column stand near', () => {
    const specs = [
      textSpec('Telephone', 0, 0, 70),
      at('phone', 80, 0),
      textSpec('Mobil', 0, 20, 35),
      at('mobile', 80, 20),
      textSpec('Web', 0, 40, 30),
      at('website', 80, 40),
    ];
    expect(leftOf(specs, ['mobile', 'website'])).toEqual([
      'Telephone 0 0 70 20',
      'phone 80 0 100 20',
    ]);
  });

  test.each(['with.phone', 'initials'] as const)('a label that is bound, too: %s', (field) => {
    const spans = [{ start: 0, end: 1, field }];
    const specs = [
      { ...textSpec('T', 0, 0), spans },
      at('phone', 16, 0),
      textSpec('E', 0, 20),
      at('email', 16, 20),
    ];
    expect(leftOf(specs, ['phone'])).toEqual(['E 0 0 12 20', 'email 16 0 100 20']);
  });

  test('a linked icon stays where its field was', () => {
    const specs = [
      dot(2, 'https://acme.com'),
      at('phone', 22, 0),
      dot(24, 'https://acme.com'),
      at('email', 22, 22),
    ];
    expect(leftOf(specs, ['phone'])).toEqual([
      'circle 0 2 16 16',
      'circle 0 24 16 16',
      'email 22 22 100 20',
    ]);
  });

  test('words of another column stay', () => {
    const specs = [
      textSpec('Acme GmbH', 0, 0, 80),
      at('phone', 110, 0),
      textSpec('Street 5', 0, 22, 60),
      at('mobile', 110, 22),
      textSpec('Berlin', 0, 44, 50),
      at('email', 110, 44),
    ];
    expect(leftOf(specs, ['mobile'])).toEqual([
      'Acme GmbH 0 0 80 20',
      'phone 110 0 100 20',
      'Street 5 0 22 60 20',
      'Berlin 0 44 50 20',
      'email 110 22 100 20',
    ]);
  });

  const SIDE_BY_SIDE = [
    at('phone', 0, 0, 90),
    textSpec('|', 96, 0, 4),
    at('mobile', 106, 0, 90),
    textSpec('|', 202, 0, 4),
    at('fax', 212, 0, 90),
    at('email', 0, 22),
  ];

  test.each([
    [['phone'], ['mobile 0 0 90 20', '| 96 0 4 20', 'fax 106 0 90 20', 'email 0 22 100 20']],
    [['mobile'], ['phone 0 0 90 20', '| 96 0 4 20', 'fax 106 0 90 20', 'email 0 22 100 20']],
    [['fax'], ['phone 0 0 90 20', '| 96 0 4 20', 'mobile 106 0 90 20', 'email 0 22 100 20']],
    [
      ['phone', 'fax'],
      ['mobile 0 0 90 20', 'email 0 22 100 20'],
    ],
    [['phone', 'mobile', 'fax'], ['email 0 0 100 20']],
  ] as const)('without %j the rest moves over', (without, left) => {
    expect(leftOf(SIDE_BY_SIDE, without, { ...PERSON, fax: '+1 555 010 0300' })).toEqual(left);
  });

  test('a line that keeps to the right moves to the right', () => {
    const specs = [
      at('name', 200, 0, 100),
      at('phone', 100, 22, 90),
      textSpec('|', 196, 22, 4),
      at('mobile', 206, 22, 94),
    ];
    expect(leftOf(specs, ['mobile'])).toEqual(['name 200 0 100 20', 'phone 210 22 90 20']);
  });

  test('a line in the middle stays in the middle', () => {
    const specs = [
      at('name', 100, 0, 100),
      at('phone', 50, 22, 96),
      textSpec('|', 148, 22, 4),
      at('mobile', 154, 22, 96),
    ];
    expect(leftOf(specs, ['phone'])).toEqual(['name 100 0 100 20', 'mobile 102 22 96 20']);
  });

  test('badges move up', () => {
    const specs = [badge('linkedin', 0), badge('twitter', 38), badge('facebook', 76)];
    const socialLinks = { linkedin: 'jane', facebook: 'jane' };
    expect(leftOf(specs, [], { ...PERSON, socialLinks })).toEqual([
      'linkedin 0 0 30 30',
      'facebook 38 0 30 30',
    ]);
  });

  test('an icon goes with its field, one that is linked stays', () => {
    const specs = [dot(2), at('phone', 22, 0), dot(24), at('email', 22, 22)];
    expect(leftOf(specs, ['phone'])).toEqual(['circle 0 2 16 16', 'email 22 0 100 20']);
    const linked = [dot(2, 'https://acme.com'), ...specs.slice(1)];
    expect(leftOf(linked, ['phone'])[0]).toBe('circle 0 2 16 16');
  });
});

function badge(type: Spec['type'], x: number): Spec {
  return { type, x, y: 0, width: 30, height: 30 };
}

function dot(y: number, href?: string): Spec {
  const box = { type: 'circle', x: 0, y, width: 16, height: 16 } as const;
  return href === undefined ? box : { ...box, href };
}
