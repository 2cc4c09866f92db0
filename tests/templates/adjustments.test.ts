import { describe, expect, test } from 'vitest';
import { exportSignature, type Adjustments } from '../../src/export';
import { composeSignature } from '../../src/export/compose/compose-signature';
import { printNode } from '../../src/email/print/print';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { FONT_NAMES } from '../../src/scene/scene';
import { FONT_FACES } from '../../src/scene/text/fonts';
import { TEMPLATES } from '../../src/templates/registry';
import { lowContrasts, tooWide } from '../helpers/doc-rules';
import { countCharacters } from '../helpers/rules';
import { FULL, RIGHT_TO_LEFT, VERY_LONG } from '../helpers/signatures';

/* What a visitor changes of a template breaks none of its promises. */

const LARGE = { photoSize: 'large', logoSize: 'large', textSize: 'large' } as const;
const SMALL = { photoSize: 'small', logoSize: 'small', textSize: 'small' } as const;
const PHOTO = 'https://pictures.example/photo.png';
const LOGO = 'https://pictures.example/logo.png';
const PICTURES = { profileImageUrl: PHOTO, logoUrl: LOGO } as const;
const PEOPLE: readonly (readonly [string, PersonInput])[] = [
  ['full', { ...FULL, ...PICTURES }],
  ['very long', { ...VERY_LONG, ...PICTURES }],
  ['right to left', { ...RIGHT_TO_LEFT, ...PICTURES, colorScheme: 'golden-yellow' }],
];

describe.each(TEMPLATES)('$id', (template) => {
  const compose = (person: PersonInput, adjustments: Adjustments) =>
    composeSignature(completeSignature(person), template, { adjustments }).form.doc;

  test.each(PEOPLE)('is readable and fits into its widths, small and large: %s', (_, person) => {
    for (const adjustments of [SMALL, LARGE]) {
      const doc = compose(person, adjustments);
      expect(lowContrasts(doc)).toEqual([]);
      expect(tooWide(doc, template.maxWidth)).toEqual([]);
    }
  });

  test('has all texts in the chosen font', () => {
    for (const font of FONT_NAMES) {
      const html = printNode(compose(FULL, { font }));
      const families = new Set(
        html.match(/(?<=<td[^>]*;font:(?:italic )?(?:(?:bold|\d+) )?(?:[2-9]|[1-9]\d+)px )[^;"]+/g),
      );
      expect([...families]).toEqual([FONT_FACES[font].stack]);
    }
  });

  test('shows photo and logo as large as is asked for', () => {
    const widths = [SMALL, {}, LARGE].map((adjustments) => {
      const html = printNode(compose({ ...FULL, ...PICTURES }, adjustments));
      return [PHOTO, LOGO].map((src) => {
        const [tag = ''] = html.match(new RegExp(`<img [^>]*${src}[^>]*>`)) ?? [];
        return Number(tag.match(/ width="(\d+)"/)?.[1]);
      });
    });
    const [small = [], usual = [], large = []] = widths;
    for (const which of [0, 1]) {
      expect(small[which]).toBeLessThan(Number(usual[which]));
      expect(large[which]).toBeGreaterThan(Number(usual[which]));
    }
  });

  test('stays within the 10,000 characters of Gmail in the longest font', async () => {
    const adjustments: Adjustments = { ...LARGE, font: 'Palatino Linotype' };
    const { html } = await exportSignature({ ...FULL, ...PICTURES }, template.id, { adjustments });
    expect(countCharacters(html)).toBeLessThanOrEqual(10_000);
  });
});
