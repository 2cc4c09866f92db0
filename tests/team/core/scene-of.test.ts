import { describe, expect, test } from 'vitest';
import { resolveColorScheme } from '../../../src/model/color/color-scheme';
import type { PlanOverrides } from '../../../src/team/core/plan-overrides';
import { sceneOf } from '../../../src/team/core/make-member';
import { element, sceneOf as madeOf } from '../../scene/scenes';

const BLUE = 'professional-blue';
const GREEN = 'corporate-green';
const [from, to] = [resolveColorScheme(BLUE), resolveColorScheme(GREEN)];

const NOTE = element('disclaimer', {
  id: 'note',
  content: 'Ours',
  spans: [{ start: 0, end: 4, bold: true }],
});
const BANNER = element('banner', {
  id: 'banner',
  content: 'https://a.example/old.png',
  naturalSize: { address: 'https://a.example/old.png', width: 9, height: 3 },
});
const SCENE = madeOf(
  NOTE,
  BANNER,
  element('banner', { id: 'second', content: 'https://a.example/2.png' }),
);

describe('what a plan sets', () => {
  test('stands in the first banner and the first disclaimer, without what these had of their own', () => {
    const picture = 'https://a.example/new.png';
    const link = 'https://a.example/fair';
    const { elements } = sceneOf(
      SCENE,
      BLUE,
      overrides({ banner: { picture, link, text: 'Meet us' }, disclaimer: 'Theirs' }),
    );
    const [note, banner, second] = elements;
    expect(note).toMatchObject({ id: 'note', content: 'Theirs' });
    expect(note?.spans).toBeUndefined();
    expect(banner).toMatchObject({ id: 'banner', content: picture, href: link, alt: 'Meet us' });
    expect(banner?.naturalSize).toBeUndefined();
    expect(second).toBe(SCENE.elements[2]);
  });

  test('has none of the days of the banner in whose place it stands', () => {
    const old = element('banner', {
      id: 'a',
      content: 'x',
      from: '2020-01-01',
      until: '2020-02-01',
    });
    const banner = { picture: 'https://x.example/b.png', link: '', text: 'Fair' };
    const { elements } = sceneOf(madeOf(old), BLUE, overrides({ banner }));
    expect(elements[0]?.content).toBe(banner.picture);
    expect([elements[0]?.from, elements[0]?.until]).toEqual([undefined, undefined]);
  });

  test('stands nowhere where the design has no place for it', () => {
    const scene = madeOf(element('name', { id: 'a' }));
    expect(sceneOf(scene, BLUE, overrides({ disclaimer: 'Theirs' }))).toBe(scene);
  });

  test('leaves the scene as it is where it is nothing, or the colors that it has', () => {
    expect(sceneOf(SCENE, BLUE, overrides({}))).toBe(SCENE);
    expect(sceneOf(SCENE, BLUE, overrides({ colorScheme: BLUE }))).toBe(SCENE);
  });
});

describe('another palette', () => {
  const own = '#123456';
  const gradient = { angle: 90, from: from.primary, to: own } as const;
  const scene = {
    ...madeOf(
      element('background', {
        id: 'plane',
        style: { backgroundColor: from.primary, background: gradient },
      }),
      element('text', {
        id: 'text',
        content: 'Words',
        style: { color: own },
        spans: [{ start: 0, end: 2, color: from.accent }],
      }),
    ),
    background: from.background,
  };

  test('takes the place of the colors of the signature’s own wherever they stand', () => {
    const { background, elements } = sceneOf(scene, BLUE, overrides({ colorScheme: GREEN }));
    expect(background).toBe(to.background);
    expect(elements[0]?.style).toMatchObject({
      backgroundColor: to.primary,
      background: { angle: 90, from: to.primary, to: own },
    });
    expect(elements[1]?.spans).toEqual([{ start: 0, end: 2, color: to.accent }]);
  });

  test('leaves colors that are no palette’s', () => {
    const { elements } = sceneOf(scene, BLUE, overrides({ colorScheme: GREEN }));
    expect(elements[1]?.style.color).toBe(own);
    expect(elements[1]?.content).toBe('Words');
  });
});

function overrides(of: Partial<PlanOverrides>): PlanOverrides {
  return { constants: {}, ...of };
}
