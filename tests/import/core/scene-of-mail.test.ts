import { describe, expect, test } from 'vitest';
import { foundInMail, personInMail } from '../../../src/import/core/found-in-mail';
import { sceneOfMail, shapeOfPhoto } from '../../../src/import/core/scene-of-mail';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import type { PageItem } from '../../../src/import/core/rebuild/page';
import { GIF, PNG } from '../../helpers/pictures';
import { boxAt, pictureAt } from './rebuild/page-items';

const PROFILE = 'https://www.linkedin.com/in/jane';
const PHOTO = 'https://example.com/jane.jpg';
const LOGO = 'https://example.com/logo.png';

function elements(items: readonly PageItem[], person: PersonInput = {}) {
  return sceneOfMail({ items, isCut: false }, completeSignature(person), 1).elements;
}

describe('a picture of a mail', () => {
  test.each([
    ['Northern Loom', 'Halden Furniture', 'Northern Loom'],
    ['Halden logo', 'Halden Furniture', undefined],
    ['Company logo', 'Halden Furniture', undefined],
    ['', 'Halden Furniture', undefined],
  ])(
    'that is the logo and is called %s keeps these words if they are its own',
    (alt, companyName, own) => {
      const person = { companyName, fullName: 'Jane Tarn', logoUrl: LOGO, profileImageUrl: PHOTO };
      const [logo] = elements([pictureAt([0, 0, 120, 40], { src: LOGO, alt })], person);
      expect(logo?.alt).toBe(own);
    },
  );

  test.each([
    ['Portrait of Jane', undefined],
    ['My photo', undefined],
    ['A heron', 'A heron'],
  ])('that shows the person and is called %s keeps these words if they are its own', (alt, own) => {
    const person = { fullName: 'Jane Tarn', profileImageUrl: PHOTO };
    const [photo] = elements([pictureAt([0, 0, 80, 80], { src: PHOTO, alt })], person);
    expect(photo?.alt).toBe(own);
  });

  test('that leads to a profile is the badge of its network, square, whether it came along or not', () => {
    expect(elements([pictureAt([10, 10, 24, 30], { src: '', href: PROFILE })])).toMatchObject([
      {
        type: 'linkedin',
        x: 10,
        y: 13,
        width: 24,
        height: 24,
        href: PROFILE,
        style: { socialStyle: 'icons' },
      },
    ]);
  });

  test('leads by itself where the person has that profile', () => {
    const [badge] = elements([pictureAt([0, 0, 24, 24], { href: PROFILE })], {
      socialLinks: { linkedin: PROFILE },
    });
    expect(badge?.href).toBeUndefined();
  });

  test('has the color of its backing, or one that is seen on what it lies on', () => {
    const badge = pictureAt([4, 4, 24, 24], { href: PROFILE });
    const backing = boxAt([0, 0, 32, 32], { background: '#0a66c2' });
    expect(elements([backing, badge])[0]?.style.backgroundColor).toBe('#0a66c2');
    const onDark = elements([boxAt([0, 0, 300, 100], { background: '#14213d' }), badge]);
    expect(onDark.at(-1)?.style.backgroundColor).toBe('#ffffff');
    expect(elements([badge])[0]?.style.backgroundColor).toBeUndefined();
  });

  test('that leads to a profile has the color of its icon, where that is known and can be seen', () => {
    const icon = pictureAt([4, 4, 24, 24], { href: PROFILE, tint: '#b3261e' });
    expect(elements([icon])[0]?.style.backgroundColor).toBe('#b3261e');
    const onSame = elements([boxAt([0, 0, 300, 100], { background: '#b3261e' }), icon]);
    expect(onSame.at(-1)?.style.backgroundColor).toBe('#ffffff');
  });

  test('that is letters alone keeps what is around it', () => {
    const letters = pictureAt([4, 4, 24, 24], { href: PROFILE, tint: '#ffffff', corner: null });
    const dark = boxAt([0, 0, 300, 100], { background: '#7a1f2b' });
    expect(elements([dark, letters]).at(-1)?.style).toEqual({
      socialStyle: 'icons',
      backgroundColor: '#7a1f2b',
      color: '#ffffff',
    });
  });

  test.each([
    ['of a circle', 12, 12],
    ['of a square', 0, 0],
    ['as round as those of the badge', 5, undefined],
  ])('that leads to a profile has the corners of its icon: those %s', (_, corner, radius) => {
    const icon = pictureAt([4, 4, 24, 24], { href: PROFILE, tint: '#b3261e', corner });
    expect(elements([icon])[0]?.style.radius).toBe(radius);
  });

  test('on a backing of its own has the place and the corners of that', () => {
    const mark = { href: PROFILE, tint: '#ffffff', corner: null } as const;
    const backing = boxAt([0, 0, 32, 32], { background: '#0a66c2', radii: [16, 16, 16, 16] });
    expect(elements([backing, pictureAt([6, 6, 20, 20], mark)])).toMatchObject([
      { x: 0, width: 32, style: { backgroundColor: '#0a66c2', color: '#ffffff', radius: 16 } },
    ]);
  });

  test('keeps its round corners', () => {
    const [made] = elements([pictureAt([0, 0, 80, 60], { radius: 9.6 })]);
    expect(made?.style.radius).toBe(10);
  });

  test.each([
    ['is too large for a badge', [0, 0, 80, 80]],
    ['is too long for one', [0, 0, 60, 30]],
    ['is too small for one', [0, 0, 6, 6]],
  ])('that leads to a profile and %s is a picture', (_, place) => {
    expect(elements([pictureAt(place, { href: PROFILE })])).toMatchObject([
      { type: 'picture', href: PROFILE, content: 'https://example.com/a.png' },
    ]);
  });

  test('that did not come along keeps its place, its words and its link', () => {
    const href = 'https://example.com/course';
    const [lost] = elements([pictureAt([5, 8, 90, 40], { src: '', alt: 'A course', href })]);
    const place = { x: 5, y: 8, width: 90, height: 40 };
    expect(lost).toMatchObject({ type: 'banner', ...place, alt: 'A course', href });
    expect(lost?.content).toBeUndefined();
    expect(elements([pictureAt([0, 0, 600, 1], { src: '' })])).toEqual([]);
  });

  test('that only keeps a place is left out', () => {
    expect(elements([pictureAt([0, 0, 40, 40], { src: PNG })])).toEqual([]);
    expect(elements([pictureAt([0, 0, 40, 40], { src: GIF })])).toEqual([]);
  });

  test('is the photo or the logo of the person by its address', () => {
    const person = { profileImageUrl: PHOTO, profileImageShape: 'round', logoUrl: LOGO } as const;
    const made = elements(
      [pictureAt([0, 0, 60, 60], { src: PHOTO }), pictureAt([80, 0, 90, 40], { src: LOGO })],
      person,
    );
    expect(made).toMatchObject([
      { type: 'photo', shape: 'round' },
      { type: 'logo', freeRatio: true },
    ]);
    for (const { content } of made) expect(content).toBeUndefined();
  });

  test.each([
    ['banner', [0, 0, 300, 100]],
    ['picture', [0, 0, 300, 200]],
    ['picture', [0, 0, 200, 40]],
  ])('of others is a %s with its own file', (type, place) => {
    expect(elements([pictureAt(place, { alt: 'Ours' })])).toMatchObject([{ type, alt: 'Ours' }]);
  });
});

test.each([
  ['round', { radius: 30 }],
  ['square', { radius: 8 }],
  ['rectangle', { radius: 0 }],
] as const)('a photo is %s with %j', (shape, rest) => {
  expect(shapeOfPhoto(pictureAt([0, 0, 60, 60], rest))).toBe(shape);
});

describe('of the pictures of a mail', () => {
  test('one that is wider than high and leads to a page is a logo, unless its words state otherwise', () => {
    const place = [0, 0, 90, 60] as const;
    const href = 'https://taller-mirlo.example/';
    const mark = found(pictureAt(place, { src: LOGO, alt: 'Taller Mirlo', href }));
    expect(mark).toMatchObject({ logoUrl: LOGO });
    expect(mark).not.toHaveProperty('profileImageUrl');
    const photo = found(pictureAt(place, { src: PHOTO, alt: 'Foto de Inés', href }));
    expect(photo).toMatchObject({ profileImageUrl: PHOTO });
    expect(found(pictureAt(place, { src: PHOTO }))).toMatchObject({ profileImageUrl: PHOTO });
  });

  test('the photo is found by words, by being round, or by its size, and the logo by words or by being wide', () => {
    const round = pictureAt([0, 0, 40, 40], { src: PHOTO, radius: 20 });
    const wide = pictureAt([0, 0, 120, 40], { src: LOGO });
    expect(found(wide, round)).toMatchObject({ profileImageUrl: PHOTO, logoUrl: LOGO });
    const called = pictureAt([0, 0, 40, 40], { src: PHOTO, alt: 'Portrait of Jane' });
    expect(found(called)).toMatchObject({ profileImageUrl: PHOTO });
    expect(found(pictureAt([0, 0, 60, 60], { src: PHOTO }))).toMatchObject({
      profileImageUrl: PHOTO,
    });
    expect(found(pictureAt([0, 0, 40, 40], { src: LOGO }))).toMatchObject({ logoUrl: LOGO });
  });

  test.each<[string, PageItem]>([
    ['is small', pictureAt([0, 0, 20, 20])],
    ['is a banner', pictureAt([0, 0, 400, 100])],
    ['is a piece of a larger one', pictureAt([0, 0, 120, 60], { isPiece: true })],
    ['did not come along', pictureAt([0, 0, 60, 60], { src: '' })],
    ['is higher than a portrait', pictureAt([0, 0, 40, 90])],
  ])('one that %s is neither', (_, picture) => {
    expect(found(picture)).toEqual({});
  });

  test('one that links to a profile is neither, but gives the address of that', () => {
    expect(found(pictureAt([0, 0, 60, 60], { href: PROFILE }))).toEqual({ linkedin: PROFILE });
  });

  test('what was found takes the place of what the form has, in the shape that it is shown in', () => {
    const items = [
      pictureAt([0, 0, 60, 60], { src: PHOTO, radius: 30 }),
      pictureAt([0, 70, 120, 40], { src: LOGO }),
    ];
    const page = { items, isCut: false };
    const base = completeSignature({
      profileImageShape: 'rectangle',
      logoShape: 'round',
      logoForEmail: 'https://a.example/l.png',
    });
    const person = personInMail(foundInMail(page), base, page);
    expect(person).toMatchObject({
      profileImageUrl: PHOTO,
      profileImageShape: 'round',
      logoUrl: LOGO,
      logoShape: 'square',
      logoForEmail: '',
    });
    const empty = { items: [], isCut: false };
    expect(personInMail(foundInMail(empty), base, empty)).toMatchObject({
      profileImageShape: 'rectangle',
      logoShape: 'round',
    });
  });
});

function found(...items: readonly PageItem[]) {
  const fields = foundInMail({ items, isCut: false });
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}
