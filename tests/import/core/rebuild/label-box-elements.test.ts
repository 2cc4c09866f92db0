import { describe, expect, test } from 'vitest';
import { networkAt } from '../../../../src/model/person/web/profile';
import type { PageBox, PageText } from '../../../../src/import/core/rebuild/page';
import { labelBoxElement } from '../../../../src/import/core/rebuild/label-box-elements';
import { pageOf, type RowSpec } from '../../../helpers/pages';
import { boxAt, SOLID } from './page-items';

const LINK = 'https://example.com/book';
const PROFILE = 'https://www.linkedin.com/in/jane';

function labelBox(rows: readonly RowSpec[], size: readonly number[], rest: Partial<PageBox> = {}) {
  const [made] = pageOf(rows).items;
  if (made?.kind !== 'text') throw new Error('No text');
  const text = { ...made, x: 300, y: 100 };
  return labelBoxElement(
    around(text, size, rest),
    text,
    '#14213d',
    (href) => networkAt(href)?.id ?? null,
  );
}

/** A box with the text in its middle. */
function around(
  { x, y, width, height }: PageText,
  [w = 0, h = 0]: readonly number[],
  rest: Partial<PageBox>,
) {
  return boxAt([x + width / 2 - w / 2, y + height / 2 - h / 2, w, h], rest);
}

describe('a plane with linked words in its middle', () => {
  const words = (href = LINK): RowSpec => [
    'Book a call',
    { href, weight: 700, underline: true, color: '#ffffff' },
  ];

  test('is a button with the words and the look that it had', () => {
    expect(labelBox([words()], [160, 40], { radii: [6, 6, 6, 6] })).toMatchObject({
      type: 'button',
      content: 'Book a call',
      href: LINK,
      width: 160,
      height: 40,
      style: {
        backgroundColor: '#14213d',
        color: '#ffffff',
        radius: 6,
        fontWeight: 700,
        textAlign: 'center',
        underline: true,
      },
    });
  });

  test('is one where only rounding takes the room that its words have', () => {
    const [text] = pageOf([words()]).items;
    const wide = text?.kind === 'text' ? { ...text, x: 300.4, width: 76.4, y: 100 } : null;
    if (wide === null) throw new Error('No text');
    const made = labelBoxElement(around(wide, [100.4, 40], {}), wide, '#14213d', () => null);
    expect(made).toMatchObject({ type: 'button', width: 101 });
    expect(labelBoxElement(around(wide, [100, 40], {}), wide, '#14213d', () => null)).toBeNull();
  });

  test('has the link of the plane where the words have none, and keeps its border', () => {
    const made = labelBox(['Book a call'], [160, 40], {
      href: LINK,
      borders: [SOLID, SOLID, SOLID, SOLID],
    });
    expect(made).toMatchObject({
      href: LINK,
      style: { fontWeight: 400, borderColor: '#336699', borderWidth: 2 },
    });
    expect(made?.style).not.toHaveProperty('underline');
  });

  test.each<[string, readonly RowSpec[], readonly number[], Partial<PageBox>]>([
    ['has no link', ['Book a call'], [160, 40], {}],
    ['has a link that is not allowed', [words('javascript:alert(1)')], [160, 40], {}],
    ['is larger than a button', [words()], [500, 40], {}],
    ['is higher than a button', [words()], [160, 90], {}],
    ['has no room around its words', [words()], [90, 40], {}],
    ['holds two lines', [words(), words()], [160, 60], {}],
    [
      'holds words of two looks',
      [
        [
          ['Book', { href: LINK }],
          [' now', { href: LINK, italic: true }],
        ],
      ],
      [160, 40],
      {},
    ],
  ])('is none where it %s', (_, rows, size, rest) => {
    expect(labelBox(rows, size, rest)).toBeNull();
  });

  test('has no border of its own color, whatever its sides; none is one whose sides differ', () => {
    const [flat, upright] = [6, 12].map((width) => ({
      ...SOLID,
      width,
      color: '#14213d' as const,
    }));
    const borders = [flat ?? null, upright ?? null, flat ?? null, upright ?? null] as const;
    const made = labelBox([words()], [160, 40], { borders });
    expect(made?.type).toBe('button');
    expect(made?.style).not.toHaveProperty('borderWidth');
    expect(labelBox([words()], [160, 40], { borders: [SOLID, null, null, null] })).toBeNull();
    // No room beside the border.
    expect(labelBox([words()], [104, 40], { borders: [SOLID, SOLID, SOLID, SOLID] })).toBeNull();
  });

  test('is none where the words do not stand in its middle', () => {
    const [text] = pageOf([words()]).items;
    if (text?.kind !== 'text') throw new Error('No text');
    expect(labelBoxElement(boxAt([0, 0, 160, 40]), text, '#14213d', () => null)).toBeNull();
  });
});

describe('a small square that leads to a profile', () => {
  const mark: RowSpec = ['in', { href: PROFILE, color: '#ffffff' }];

  test('is the badge of its network', () => {
    expect(labelBox([mark], [32, 32], { radii: [16, 16, 16, 16] })).toMatchObject({
      type: 'linkedin',
      width: 32,
      height: 32,
      style: { socialStyle: 'letters', radius: 16, backgroundColor: '#14213d' },
    });
  });

  test('is none where more than two letters stand in it', () => {
    expect(labelBox([['Link', { href: PROFILE }]], [40, 40])).toBeNull();
  });

  test.each<[string, readonly number[], Partial<PageBox>]>([
    ['is not square', [60, 32], {}],
    ['has a border', [44, 44], { borders: [SOLID, SOLID, SOLID, SOLID] }],
    ['is large', [60, 60], {}],
  ])('is a button where it %s', (_, size, rest) => {
    expect(labelBox([mark], size, rest)?.type).toBe('button');
  });
});
