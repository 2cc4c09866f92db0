import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '../../src/email/walk';
import { exportScene, exportSignature } from '../../src/export';
import { printScene } from '../../src/export/print/print-scene';
import type { EmailOutput, ImageMode } from '../../src/export/types';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { definitionOf, ELEMENT_TYPES } from '../../src/scene/registry';
import type { Design } from '../../src/scene/scene';
import { attribute, parseHtml } from '../helpers/html';
import { named } from '../helpers/rules-markup';
import { designOf } from '../helpers/scenes';
import { FULL } from '../helpers/signatures';
import { element, NO_PERSON } from '../scene/scenes';

/*
 * Where nothing was written, the canvas shows a placeholder to the person who edits it. No form of export contains it.
 */

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];

/** The placeholders of all types of element. */
const PLACEHOLDERS = ELEMENT_TYPES.flatMap(
  (type) => definitionOf(type).textOf?.(element(type), NO_PERSON).lines ?? [],
);

/** Words of visitors, in which none of these occurs. */
const TYPED = 'zzz';

/** All text of an output, and its requests for drawings. */
function textBy({ doc, text, requests }: EmailOutput): string {
  const words = [...walk(doc)].flatMap((node) => {
    if (node.kind === 'text') return [node.text];
    return node.kind === 'image' ? [node.alt] : [];
  });
  return [text, ...words, JSON.stringify(requests)].join('\n');
}

function placeholdersIn(output: EmailOutput): readonly string[] {
  const shown = textBy(output);
  return PLACEHOLDERS.filter((words) => shown.includes(words));
}

const maybe = fc.constantFrom('', TYPED);
const person = fc.record({
  fullName: maybe,
  jobTitle: maybe,
  companyName: maybe,
  email: maybe,
  phone: maybe,
  address: maybe,
  logoUrl: fc.constantFrom('', FULL.logoUrl, 'javascript:alert(1)'),
  socialLinks: fc.constantFrom({}, { linkedin: TYPED }),
});
const design: fc.Arbitrary<Design> = fc
  .tuple(
    person,
    fc.array(
      fc.record({
        type: fc.constantFrom(...ELEMENT_TYPES),
        x: fc.integer({ min: 0, max: 40 }).map((step) => step * 10),
        y: fc.integer({ min: 0, max: 20 }).map((step) => step * 10),
        content: maybe,
        href: fc.constantFrom('', 'https://example.com/'),
      }),
      { maxLength: 12 },
    ),
    fc.boolean(),
  )
  .map(([signatureData, specs, trim]) =>
    designOf(specs, { signatureData, frame: { width: 600, height: 200, trim } }),
  );

test('there are placeholders to look for', () => {
  expect(PLACEHOLDERS).toContain('Your Name');
  expect(PLACEHOLDERS.length).toBeGreaterThan(8);
});

describe('a placeholder of the canvas', () => {
  test('is in no output, whatever the scene and the person', () => {
    fc.assert(
      fc.property(design, fc.constantFrom(...MODES), (made, images) => {
        expect(placeholdersIn(printScene(made, { images }))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each(MODES)('is not in what leaves, pictures travelling by %s', async (images) => {
    // An icon is there as it was chosen: it has no content that could be missing.
    const types = ELEMENT_TYPES.filter((type) => definitionOf(type).content !== 'glyph');
    const specs = types.map((type, at) => ({ type, x: 0, y: at * 40 }));
    const blank = await exportScene(designOf(specs), { images });
    expect(placeholdersIn(blank)).toEqual([]);
    expect(blank.text, 'an element without content is `isVacant` in what `toEmail` gives').toBe('');
    const { tags } = parseHtml(blank.html);
    expect([...named(tags, 'img'), ...named(tags, 'a')]).toEqual([]);
  });

  test('is reported as left out', () => {
    const findings = printScene(
      designOf([
        { type: 'name', x: 0, y: 0 },
        { type: 'logo', x: 0, y: 40 },
        { type: 'linkedin', x: 0, y: 120 },
        { type: 'social', x: 0, y: 160 },
      ]),
    ).findings.map(({ message }) => message);
    expect(findings).toEqual([
      'Name: placeholder text is left out. Type here or fill in Your details.',
      'Logo: no image yet, so it is left out.',
      'LinkedIn: no link yet, so it is left out. Add a profile URL.',
      'Social Links: no link yet, so it is left out. Add a profile URL.',
    ]);
  });

  test('leaves no hole: what is there is exported as if it had never been', () => {
    const there = [{ type: 'text', x: 20, y: 60, content: TYPED }] as const;
    const vacant = [
      { type: 'logo', x: 0, y: 0, width: 300, height: 50 },
      { type: 'name', x: 300, y: 300 },
      { type: 'linkedin', x: 10, y: 55 },
    ] as const;
    const frame = { width: 600, height: 200, trim: true };
    const alone = printScene(designOf(there, { frame }));
    expect(printScene(designOf([...there, ...vacant], { frame })).html).toBe(alone.html);
  });

  test('still stands on the canvas', () => {
    for (const type of ELEMENT_TYPES) {
      expect(definitionOf(type).draw(element(type), NO_PERSON)).not.toEqual([]);
    }
  });
});

test.each(TEMPLATE_IDS)('an empty form makes no placeholder, picture or link in %s', async (id) => {
  for (const images of MODES) {
    const output = await exportSignature({}, id, { images });
    expect(placeholdersIn(output)).toEqual([]);
    const { tags } = parseHtml(output.html);
    expect(named(tags, 'img').map((img) => attribute(img, 'src'))).toEqual([]);
    expect(named(tags, 'a')).toEqual([]);
  }
});
