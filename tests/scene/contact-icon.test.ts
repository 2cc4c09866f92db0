import { LANGUAGES, type LanguageId } from '../../src/model/languages/languages';
import { loadWords } from '../../src/model/languages/load-words';
import { describe, expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import { CONTACT_ICONS } from '../../src/model/contact-icons';
import { SOCIAL_ICONS } from '../../src/email/social-icons.data';
import { fitElement } from '../../src/scene/text/fit-element';
import { definitionOf } from '../../src/scene/registry';
import { attribute, parseHtml } from '../helpers/html';
import { designOf } from '../helpers/scenes';
import { CONTEXT, element } from './scenes';

const WITH_ICONS = { ...CONTEXT, socialIcons: SOCIAL_ICONS };

const imagesOf = async (design: ReturnType<typeof designOf>) => {
  const { html, findings } = await exportScene(design);
  const images = parseHtml(html).tags.filter(({ name }) => name === 'img');
  return { sources: images.map((image) => attribute(image, 'src')), html, findings };
};

const shadeIn = async (backgroundColor: '#101010' | '#0ea5a5' | '#fdfdfd') => {
  const style = { badgeShape: 'plain', backgroundColor } as const;
  const { findings } = await imagesOf(designOf([{ type: 'icon', x: 0, y: 0, style }]));
  return findings.map(({ rule }) => rule).filter((rule) => /^picture-(?:dark|pale)$/.test(rule));
};

const row = (style: Parameters<typeof element>[1]) =>
  element('social', { height: 30, autoWidth: true, ...style });

test.each(CONTACT_ICONS)(
  'the icon $id reaches the email as a picture of its own, with words',
  async ({ id, label }) => {
    const icon = { type: 'icon', x: 0, y: 0, glyph: id } as const;
    const { sources, html } = await imagesOf(
      designOf([icon, { ...icon, x: 40, style: { badgeShape: 'plain' } }]),
    );
    expect(sources).toHaveLength(2);
    expect(new Set(sources).size).toBe(2);
    const { findings } = await imagesOf(designOf([icon]));
    expect(findings.filter(({ rule }) => !rule.startsWith('embedded-picture'))).toEqual([]);
    expect(html).toContain(`alt="${label}"`);
    expect(definitionOf('icon').describe(element('icon', { glyph: id }), CONTEXT)).toBe(label);
  },
);

test.each(CONTACT_ICONS)(
  'the icon $id is called in the language of the signature',
  async ({ id }) => {
    const icon = { type: 'icon', x: 0, y: 0, glyph: id } as const;
    const called = async (more: object, language: LanguageId): Promise<string> => {
      const design = designOf([{ ...icon, ...more }]);
      const { html } = await imagesOf({ ...design, person: { ...design.person, language } });
      return /alt="([^"]*)"/.exec(html)?.[1] ?? '';
    };
    for (const { id: language } of LANGUAGES) {
      expect(await called({}, language)).toBe((await loadWords(language)).symbols[id]);
    }
    expect(await called({ alt: 'Mein Bild' }, 'de')).toBe('Mein Bild');
  },
);

test('no two icons are alike, on a badge or plain', () => {
  const { draw } = definitionOf('icon');
  const drawn = CONTACT_ICONS.flatMap(({ id: glyph }) =>
    (['soft', 'plain'] as const).map((badgeShape) =>
      JSON.stringify(draw(element('icon', { glyph, style: { badgeShape } }), WITH_ICONS)),
    ),
  );
  expect(new Set(drawn).size).toBe(2 * CONTACT_ICONS.length);
});

describe('a plain icon', () => {
  test('that is dark is reported: a dark mode leaves it dark on dark', async () => {
    expect(await shadeIn('#101010')).toEqual(['picture-dark']);
    expect(await shadeIn('#fdfdfd')).toEqual(['picture-pale']);
    expect(await shadeIn('#0ea5a5')).toEqual([]);
  });
});

describe('the badges of networks', () => {
  const person = {
    ...CONTEXT.person,
    socialLinks: { linkedin: 'https://www.linkedin.com/in/a', facebook: 'https://facebook.com/a' },
  };
  test('are as far apart as their gap, and their row is as wide as that makes it', () => {
    const widths = [0, undefined, 20].map((badgeGap) => {
      const style = badgeGap === undefined ? {} : { badgeGap };
      return fitElement(row({ style }), { ...CONTEXT, person }).width;
    });
    expect(widths).toEqual([60, 66, 80]);
  });

  test('are squares, circles or letters alone', () => {
    const planes = (['soft', 'round', 'square', 'plain'] as const).map((badgeShape) =>
      definitionOf('linkedin')
        .draw(element('linkedin', { style: { badgeShape } }), { ...CONTEXT, person })
        .flatMap(({ tag, attributes }) => (tag === 'rect' ? [attributes['rx']] : [])),
    );
    expect(planes).toEqual([[4], [15], [0], []]);
  });
});
