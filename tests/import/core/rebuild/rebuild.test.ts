import { describe, expect, test } from 'vitest';
import { completeSignature, type PersonInput } from '../../../../src/model/person/signature';
import type { PageItem } from '../../../../src/import/core/rebuild/page';
import {
  pictureElement,
  rebuildScene,
  type PictureBackground,
} from '../../../../src/import/core/rebuild/rebuild';
import { pageOf } from '../../../helpers/pages';
import { boxAt, pictureAt } from './page-items';

const PROFILE = 'https://www.linkedin.com/in/jane';

function rebuilt(items: readonly PageItem[], person: PersonInput = {}) {
  const backgrounds: PictureBackground[] = [];
  const scene = rebuildScene(
    { items, isCut: false },
    {
      person: completeSignature(person),
      stamp: 7,
      readPicture: (picture, index, background) => {
        backgrounds.push(background);
        if (picture.src === '') return null;
        return pictureElement(picture, {
          type: 'logo',
          content: `${index} ${picture.src}`,
          style: {},
        });
      },
    },
  );
  return { scene, backgrounds, types: scene.elements.map(({ type }) => type) };
}

describe('a page', () => {
  test('with nothing on it is an empty design in the usual frame, trimmed', () => {
    expect(rebuilt([]).scene).toEqual({
      background: '#ffffff',
      frame: { width: 600, height: 200, trim: true },
      elements: [],
    });
  });

  test('that is larger has a frame that holds it', () => {
    expect(rebuilt([boxAt([0, 0, 700, 300])]).scene.frame).toMatchObject({
      width: 700,
      height: 300,
    });
  });

  test('has its elements numbered from the stamp, as they are painted', () => {
    const { scene } = rebuilt([boxAt([0, 0, 100, 50]), ...pageOf(['Words']).items]);
    expect(scene.elements.map(({ id, zIndex }) => [id, zIndex])).toEqual([
      ['background-7', 1],
      ['text-8', 2],
    ]);
  });

  test('has those of one table as a group, where it has others besides', () => {
    const inTable = [boxAt([0, 0, 100, 50], { table: 3 }), boxAt([0, 60, 100, 50], { table: 3 })];
    expect(rebuilt(inTable).scene.elements.map(({ groups }) => groups)).toEqual([
      undefined,
      undefined,
    ]);
    const { scene } = rebuilt([...inTable, boxAt([0, 120, 100, 50])]);
    expect(scene.elements.map(({ groups }) => groups)).toEqual([
      ['group-10'],
      ['group-10'],
      undefined,
    ]);
  });
});

describe('pictures', () => {
  test('are read in their order, each with the color it lies on, and left out where the reader returns null', () => {
    const { scene, backgrounds } = rebuilt([
      pictureAt([0, 0, 40, 20]),
      boxAt([100, 0, 100, 100], { background: '#14213d' }),
      pictureAt([110, 10, 40, 20]),
      pictureAt([110, 50, 40, 20], { src: '' }),
    ]);
    expect(backgrounds.map(({ color }) => color)).toEqual(['#ffffff', '#14213d', '#14213d']);
    const logos = scene.elements.filter(({ type }) => type === 'logo');
    expect(logos.map(({ content = '' }) => content.slice(0, 1))).toEqual(['0', '1']);
  });

  test('take the place of the small backing that they lie on alone, where they lead to a profile', () => {
    const backing = boxAt([0, 0, 32, 32], { background: '#0a66c2' });
    const mark = pictureAt([4, 4, 24, 24], { href: PROFILE });
    const { types, backgrounds } = rebuilt([backing, mark]);
    expect(types).toEqual(['logo']);
    expect(backgrounds).toEqual([{ color: '#0a66c2', backing }]);
    expect(rebuilt([backing, { ...mark, href: 'https://example.com' }]).types).toEqual([
      'background',
      'logo',
    ]);
    expect(rebuilt([{ ...backing, width: 90, height: 90 }, mark]).types).toEqual([
      'background',
      'logo',
    ]);
  });

  test('on a gradient are read with the color in its middle', () => {
    const gradient = { angle: 90, from: '#000000', to: '#ffffff' } as const;
    const { backgrounds } = rebuilt([
      boxAt([0, 0, 100, 100], { gradient }),
      pictureAt([10, 10, 20, 20]),
    ]);
    expect(backgrounds[0]?.color).toBe('#808080');
  });
});

describe('planes', () => {
  const href = 'https://example.com/';

  test('that hold nothing lead where they led', () => {
    expect(rebuilt([boxAt([0, 0, 100, 50], { href })]).scene.elements).toMatchObject([{ href }]);
  });

  test('that hold blanks lead where these led, and nowhere where no mail may', () => {
    const [blanks] = pageOf([['\u00a0', { href }]]).items;
    const { scene } = rebuilt([boxAt([0, 0, 100, 50]), ...(blanks ? [blanks] : [])].slice(0, 1));
    expect(scene.elements[0]?.href).toBeUndefined();
    const odd = rebuilt([boxAt([0, 0, 100, 50], { href: 'javascript:alert(1)' })]);
    expect(odd.scene.elements[0]?.href).toBeUndefined();
  });

  test('that hold words have no link of their own', () => {
    const words = pageOf(['Words', '', 'More words']).items;
    const { scene } = rebuilt([boxAt([0, 0, 200, 100], { href }), ...words]);
    expect(scene.elements.find(({ type }) => type === 'background')?.href).toBeUndefined();
  });

  test('with one linked word in their middle are buttons', () => {
    const [word] = pageOf([['Book', { href }]]).items;
    if (word === undefined) throw new Error('No word');
    const { x, y, width, height } = word;
    const plane = boxAt([x - 30, y - 10, width + 60, height + 20]);
    const moved = [plane, word].map((item) => item);
    expect(rebuilt(moved).types).toEqual(['button']);
  });
});

test('a linked picture and its backing become one element where the link is a profile of the person', () => {
  const own = 'https://network.example/jane';
  const backing = boxAt([0, 0, 32, 32]);
  const types = (href: string, person: PersonInput = {}) =>
    rebuilt([backing, pictureAt([4, 4, 24, 24], { href })], person).types;
  expect(types(own)).toEqual(['background', 'logo']);
  expect(types(own, { socialLinks: { linkedin: own } })).toEqual(['logo']);
});
