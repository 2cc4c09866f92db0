import { describe, expect, test } from 'vitest';
import { SOCIAL_ICONS } from '../../src/email/social-icons.data';
import { walk } from '../../src/email/walk';
import { definitionOf } from '../../src/scene/registry';
import { iconCorners } from '../../src/scene/kinds/icon-corners';
import type { ElementStyle } from '../../src/scene/scene';
import { CONTEXT, element } from './scenes';

const context = { ...CONTEXT, socialIcons: SOCIAL_ICONS };

function badge(style: ElementStyle) {
  const made = element('facebook', {
    href: 'https://www.facebook.com/jane',
    width: 24,
    height: 24,
    style: { socialStyle: 'icons', backgroundColor: '#1877f2', ...style },
  });
  const { cell } = definitionOf('facebook').toEmail(made, context);
  const image = [...walk(cell)].find((node) => node.kind === 'image');
  return { cell, image, drawn: definitionOf('facebook').draw(made, context) };
}

function iconOf(style: ElementStyle) {
  return badge(style).drawn.at(-1)?.attributes['href'];
}

describe('the icon of a network', () => {
  test('has the corners of its picture where none are set', () => {
    const { cell, image, drawn } = badge({});
    expect(drawn.map(({ tag }) => tag)).toEqual(['image']);
    expect(image).not.toHaveProperty('radius');
    expect(cell).not.toHaveProperty('background');
  });

  test('is cut to rounder ones, at most to a circle', () => {
    const { image, drawn } = badge({ radius: 40 });
    expect(image?.kind === 'image' && image.radius).toBe(12);
    expect(JSON.stringify(drawn)).toContain('"rx":12');
    expect(drawn.at(-1)?.attributes['clip-path']).toMatch(/^url\(#/);
  });

  test('stands on a backing of its color where they are less round', () => {
    const { cell, image, drawn } = badge({ radius: 0 });
    expect(cell.background).toEqual({ color: '#1877f2' });
    expect(image).not.toHaveProperty('radius');
    expect(drawn.map(({ tag, attributes }) => [tag, attributes['fill']])).toEqual([
      ['rect', '#1877f2'],
      ['image', undefined],
    ]);
  });

  test('has a white glyph on the blue of networks', () => {
    expect(iconOf({})).toBe(iconOf({ color: '#ffffff' }));
    expect(iconOf({})).not.toBe(iconOf({ color: '#000000' }));
  });

  test('never has both: a cut and a backing', () => {
    for (let radius = 0; radius <= 30; radius++) {
      const { cut, backing } = iconCorners(radius, 24);
      expect([cut, backing].filter((each) => each !== null)).toHaveLength(1);
    }
  });
});
