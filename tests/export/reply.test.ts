import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { textRuns } from '../../src/export/checks/doc-parts';
import type { EmailOutput, ImageMode } from '../../src/export/types';
import { contrast, mix, WHITE } from '../../src/model/color/color';
import { SAMPLE_SIGNATURE, type PersonInput } from '../../src/model/person/signature';
import { ELEMENT_TYPES } from '../../src/scene/registry';
import { trickyText } from '../helpers/arbitrary-doc';
import { lowContrasts, tooWide } from '../helpers/doc-rules';
import { attribute, parseHtml } from '../helpers/html';
import { breaches } from '../helpers/rules';
import { named } from '../helpers/rules-markup';
import { designOf } from '../helpers/scenes';
import { FULL, HOSTILE } from '../helpers/signatures';
import { PALETTES } from '../../src/model/color/palettes';
import { TEMPLATE_IDS } from '../../src/model/template-ids';

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];
const REPLY = { form: 'reply' } as const;

const replyOf = (person: PersonInput, images: ImageMode = 'embed') =>
  exportSignature(person, 'modern', { ...REPLY, images });

const words = fc.oneof(
  trickyText,
  fc.constant(''),
  fc
    .constantFrom('&', '"', 'i', 'W', '漢', 'ש', '👩‍💻', '\u0301', '<b>')
    .chain((letter) => fc.integer({ min: 1, max: 500 }).map((count) => letter.repeat(count))),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const person: fc.Arbitrary<PersonInput> = fc.record({
  fullName: words,
  jobTitle: words,
  companyName: words,
  phone: fc.oneof(words, fc.constantFrom('+1 555 0100', '0800 SALES', '1'.repeat(200))),
  mobile: words,
  profileImageUrl: fc.constant(FULL.profileImageUrl),
  logoUrl: fc.constant(FULL.logoUrl),
  socialLinks: fc.constant(FULL.socialLinks),
  colorScheme: fc.constantFrom(...PALETTES.map(({ name }) => name)),
});

/** What a short signature may not be. */
function faults({ html, text, doc, images }: EmailOutput): readonly unknown[] {
  const { tags } = parseHtml(html);
  return [
    ...named(tags, 'img'),
    ...images,
    ...(text.split('\n').length > 3 ? [text] : []),
    ...(linesIn(html) > 3 ? [html] : []),
    ...(html.length >= 1500 ? [html.length] : []),
    ...breaches(html, { maxWidth: 420 }),
    ...lowContrasts(doc),
    ...tooWide(doc, 420),
  ];
}

function nameIn({ doc }: EmailOutput) {
  const name = textRuns(doc).find(({ origin }) =>
    origin.some((from) => from.kind === 'field' && from.field === 'fullName'),
  );
  if (name === undefined) throw new Error('Nothing says the name');
  return name;
}

function linesIn(html: string): number {
  return named(parseHtml(html).tags, 'tr').length + (html.match(/<br>/g)?.length ?? 0);
}

describe('the short signature for replies', () => {
  test('shows name, role and number, with a link to the number', async () => {
    const { text, html } = await replyOf(FULL);
    expect(text).toBe(
      'Amelia Hartwood\nDirector of Communications · Meridian & Sons Consulting\n+44 (0)20 7946 0958',
    );
    const links = named(parseHtml(html).tags, 'a').map((link) => attribute(link, 'href'));
    expect(links).toEqual(['tel:+442079460958']);
  });

  test.each(MODES)('has three lines and no picture, in mode %s', async (images) => {
    const reply = await replyOf({ ...FULL, logoForEmail: FULL.logoUrl }, images);
    expect(linesIn(reply.html)).toBe(3);
    expect(faults(reply)).toEqual([]);
  });

  test('keeps to that for any person', async () => {
    await fc.assert(
      fc.asyncProperty(person, async (someone) => {
        expect(faults(await replyOf(someone))).toEqual([]);
      }),
    );
    expect(faults(await replyOf(HOSTILE))).toEqual([]);
    const weightless = `a${'\u0301'.repeat(499)}`;
    const { html } = await replyOf({ fullName: weightless, jobTitle: weightless });
    expect(html.length).toBeLessThan(1200);
    expect(faults(await replyOf({}))).toEqual([]);
  });

  test('has the company behind the title only where there is room, and alone without a title', async () => {
    const jobTitle = 'Vice President of Research and Development for Northern Europe';
    expect((await replyOf({ ...FULL, jobTitle })).text.split('\n')[1]).toBe(jobTitle);
    const { text } = await replyOf({ ...FULL, jobTitle: '' });
    expect(text.split('\n')[1]).toBe(FULL.companyName);
  });

  test('ends a line that is too long in an ellipsis', async () => {
    const { text } = await replyOf({ fullName: 'Amelia '.repeat(30) });
    expect(text).toMatch(/^(?:Amelia )+Amel?i?a?…$/);
  });

  test('has the mobile number where there is no other, and none that cannot be dialed', async () => {
    const mobile = '+44 7700 900123';
    expect((await replyOf({ ...FULL, phone: '', mobile })).text).toContain(mobile);
    expect((await replyOf({ ...FULL, mobile })).text).not.toContain(mobile);
    expect((await replyOf({ ...FULL, phone: '1'.repeat(300) })).text.split('\n')).toHaveLength(2);
  });

  test.each(TEMPLATE_IDS)(
    'shows the name in its first readable color in the template %s',
    async (template) => {
      for (const { name: colorScheme } of PALETTES) {
        const person = { ...FULL, colorScheme };
        const reply = await exportSignature(person, template, REPLY);
        const whole = await exportSignature(person, template);
        const shown = nameIn(whole);
        const own = [shown.font.color, ...shown.backgrounds].find(
          (one) => contrast(one, WHITE) >= 4.5,
        );
        expect(own ?? nameIn(reply).font.color).toBe(nameIn(reply).font.color);
      }
    },
  );

  test('has the name in blue where the signature has, by default', async () => {
    const { html } = await replyOf(SAMPLE_SIGNATURE);
    expect(html).toContain(`color:${PALETTES[0]?.primary}`);
  });

  test('has findings only about what it shows', async () => {
    const { findings } = await replyOf({ ...SAMPLE_SIGNATURE, email: 'nobody' });
    expect(findings.map(({ message }) => message)).toEqual([
      'Still sample text: Full Name, Job Title, Company Name, Phone Number.',
    ]);
  });
});

describe('that of a design', () => {
  const style = { fontFamily: 'Georgia', color: '#7c2d12' } as const;

  test('is in the font and the color of its name, and holds the text of its elements', async () => {
    const design = designOf(
      [
        { type: 'rectangle', x: 0, y: 0 },
        { type: 'name', x: 0, y: 0, style },
        { type: 'title', x: 0, y: 40, content: 'Painter' },
        { type: 'phone', x: 0, y: 80, content: '0800 SALES' },
        { type: 'mobile', x: 0, y: 120, content: 'hidden', hidden: true },
      ],
      { signatureData: FULL },
    );
    const reply = await exportScene(design, REPLY);
    expect(reply.text).toBe(`Amelia Hartwood\nPainter · ${FULL.companyName}\n0800 SALES`);
    expect(reply.html).toContain('href="tel:080072537"');
    expect(reply.html).toContain('px Georgia');
    expect(reply.html).toContain('color:#7c2d12');
    expect(faults(reply)).toEqual([]);
  });

  test('has the color of a name that is seen through as the signature shows it', async () => {
    const design = designOf([
      { type: 'name', x: 20, y: 20, content: 'Jane Doe', style: { color: '#7c2d12', opacity: 85 } },
    ]);
    const mixed = mix(WHITE, '#7c2d12', 0.85);
    const { html } = await exportScene(design, { images: 'embed' });
    expect(html).toContain(`color:${mixed}`);
    const reply = await exportScene(design, { ...REPLY, images: 'embed' });
    expect(reply.html).toContain(`color:${mixed}`);
  });

  test('keeps to the rules, whatever stands there', async () => {
    const design = fc
      .tuple(
        person,
        fc.array(
          fc.record({
            type: fc.constantFrom(...ELEMENT_TYPES),
            x: fc.constant(0),
            y: fc.constant(0),
            content: words,
            style: fc.constantFrom({}, style, { color: '#ffffff' } as const),
          }),
          { maxLength: 6 },
        ),
      )
      .map(([signatureData, specs]) => designOf(specs, { signatureData }));
    await fc.assert(
      fc.asyncProperty(design, async (made) => {
        expect(faults(await exportScene(made, REPLY))).toEqual([]);
      }),
    );
  });

  test('shows no placeholder', async () => {
    const design = designOf(ELEMENT_TYPES.map((type) => ({ type, x: 0, y: 0 })));
    expect((await exportScene(design, REPLY)).text).toBe('');
  });
});
