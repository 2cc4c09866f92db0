import * as fc from 'fast-check';
import { SOCIAL_ICONS } from '../../src/email/social-icons.data';
import { describe, expect, test } from 'vitest';
import { exportPrinted } from '../../src/export/print/export-printed';
import type { ExportOptions } from '../../src/export/types';
import { changed, type FormSignature } from '../../src/fixes/form/form-fix';
import { FIXES } from '../../src/fixes/fixes';
import { formFixesFor, FORM_FIXES } from '../../src/fixes/form/form-fixes';
import type { FindingRow } from '../../src/model/findings/finding-row';
import { FINDINGS } from '../../src/model/findings/findings.data';
import type { SignatureBlock } from '../../src/model/person/blocks';
import { paletteToScheme } from '../../src/model/color/color-scheme';
import type { Finding } from '../../src/model/findings/findings';
import type { Ink } from '../../src/model/picture/ink';
import { IMAGE_SHAPES } from '../../src/model/picture/image';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE, type Person } from '../../src/model/person/signature';
import { CUSTOM_PALETTE, PALETTE_COLORS } from '../../src/model/color/palettes';
import { findTemplate, TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';
import { PIXEL } from '../helpers/scenes';
import { FULL } from '../helpers/signatures';
import { answerTo, WHITE_INK } from './export-findings';

/* Fixes in the form, over random people in all templates. */

const address = fc.constantFrom(
  '',
  '/sample/portrait.png',
  'https://cdn.example.com/a.png',
  'http://cdn.example.com/a.png',
  'www.example.com/a.png',
  'https://www.dropbox.com/s/abc/a.png?dl=0',
  'https://drive.google.com/file/d/abc/view',
  PIXEL,
);

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}` as const);

const person: fc.Arbitrary<Person> = fc
  .record({
    base: fc.constantFrom<Person>(SAMPLE_SIGNATURE, { ...BLANK_SIGNATURE, ...FULL }),
    own: fc.record(
      {
        fullName: fc.constantFrom('Ada Lovelace', '', 'IAN MCALISTER'),
        phone: fc.constantFrom('Room 214', '+49 30 1234567 / 68'),
        profileImageUrl: address,
        logoUrl: address,
        profileImageShape: fc.constantFrom(...IMAGE_SHAPES),
        logoShape: fc.constantFrom(...IMAGE_SHAPES),
      },
      { requiredKeys: [] },
    ),
    colors: fc.record(Object.fromEntries(PALETTE_COLORS.map((color) => [color, hex]))),
  })
  .map(({ base, own, colors }) => ({
    ...base,
    ...own,
    colorScheme: paletteToScheme({ ...CUSTOM_PALETTE, ...colors }),
  }));

const signature: fc.Arbitrary<FormSignature> = fc
  .record({
    person,
    template: fc.constantFrom(...TEMPLATES),
    options: fc.record<ExportOptions>({
      baseUrl: fc.constant('https://signet.example'),
      socialStyle: fc.constantFrom('letters', 'icons'),
      code: fc.constantFrom('whole', 'whole', 'shortest'),
      socialIcons: fc.constant(SOCIAL_ICONS),
    }),
    isDark: fc.boolean(),
  })
  .map(({ isDark, ...given }) => (isDark ? drawn(given) : given));

/** A signature whose pictures are drawn: dark ink on nothing, until they have a backing. */
function drawn(given: FormSignature, ink?: Ink): FormSignature {
  const { person: whom, template, options } = given;
  const { requests } = exportPrinted(whom, template.id, options);
  const answers = requests.map((request) => [request.id, answerTo(request, ink)] as const);
  const rasters = { ...options.rasters, ...Object.fromEntries(answers) };
  return { ...given, options: { ...options, rasters } };
}

function findingsOf({ person, template, options }: FormSignature): readonly Finding[] {
  return exportPrinted(person, template.id, options).findings;
}

function keysOf(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ rule, origin }) =>
    origin.length === 0
      ? [rule]
      : origin.map((from) => `${rule} ${from.kind === 'field' ? from.field : from.id}`),
  );
}

test(
  'a fix is offered only where it clears its finding and makes none',
  { timeout: 120_000 },
  () => {
    const offered = new Set<string>();
    fc.assert(
      fc.property(signature, (given) => {
        const before = findingsOf(given);
        for (const finding of before) {
          for (const { label, change } of formFixesFor(finding, given)) {
            offered.add(label.replace(/^(Leave out) .*/, '$1 …'));
            const after = findingsOf(changed(given, change));
            const left = new Set(keysOf(after));
            expect(keysOf([finding]).filter((key) => left.has(key))).toEqual([]);
            // What the shortest code gives up is a finding of its own.
            const accepted = change.code === 'shortest' ? ['shortest-code'] : [];
            // What was refused fits, if barely.
            const barely = finding.rule.endsWith('over-gmail-limit') ? ['near-gmail-limit'] : [];
            const known = new Set([...keysOf(before), ...accepted, ...barely]);
            expect(keysOf(after).filter((key) => !known.has(key))).toEqual([]);
          }
        }
      }),
      { numRuns: 200, seed: 12 },
    );
    expect([...offered].toSorted()).toEqual([
      'Add a light background',
      'Change shape to Square',
      'Change shape to Tall Rectangle',
      'Change to Ian McAlister',
      'Give each a field of its own',
      'Leave out …',
      'Make it a line of its own',
      'Remove sample data',
      'Show letters instead',
      'Use https',
      'Use the address of the file',
      'Use the shortest code',
      'Use the whole code',
    ]);
  },
);

test('whatever the palette, no template needs a fix to be read', () => {
  fc.assert(
    fc.property(signature, (given) => {
      const rules = findingsOf(given).map(({ rule }) => rule);
      expect(rules).not.toContain('text-faint');
      expect(rules).not.toContain('text-small');
      expect(rules).not.toContain('construct');
      expect(rules).not.toContain('alt-missing');
    }),
    { numRuns: 200, seed: 12 },
  );
});

describe('what a fix changes', () => {
  const OPTIONS = { baseUrl: 'https://signet.example' } as const;

  function offersFor(own: Partial<Person>, options: ExportOptions = {}) {
    const given: FormSignature = {
      person: { ...BLANK_SIGNATURE, fullName: 'Ada', ...own },
      template: findTemplate('modern'),
      options: { ...OPTIONS, ...options },
    };
    return findingsOf(given).flatMap((finding) => formFixesFor(finding, given));
  }

  test('is the address alone', () => {
    expect(offersFor({ logoUrl: 'http://www.example.com/logo.png' })).toEqual([
      {
        label: 'Use https',
        change: { person: { logoUrl: 'https://www.example.com/logo.png' } },
      },
    ]);
  });

  test('is what is left of the sample, social links among it', () => {
    const { phone, socialLinks } = SAMPLE_SIGNATURE;
    expect(offersFor({ phone, socialLinks: { ...socialLinks, linkedin: 'ada' } })).toEqual([
      {
        label: 'Remove sample data',
        change: { person: { phone: '', socialLinks: { twitter: '', instagram: '' } } },
      },
    ]);
  });

  test('leaves out what the finding about the length names, where that alone is enough', () => {
    const socialLinks = FULL.socialLinks;
    const lines = [
      { label: '', value: 'x'.repeat(500), link: `https://a.example/${'y'.repeat(1600)}` },
    ];
    const offers = offersFor({ ...FULL, lines, logoUrl: '', socialLinks }).filter(({ label }) =>
      label.startsWith('Leave out'),
    );
    expect(offers).toEqual([
      {
        label: 'Leave out the 6 social links',
        change: { person: { socialLinks: blanked(socialLinks) } },
      },
      { label: 'Leave out your own lines', change: { person: { lines: [] } } },
    ]);
  });

  test('leaves out a block or the logo as a whole', () => {
    // The dearest part but for the networks: no more than three are offered.
    const values = { text: 'See our work', link: `https://a.example/${'w'.repeat(1400)}` };
    const blocks: readonly SignatureBlock[] = [{ id: 'b', kind: 'button', values }];
    expect(offersFor({ ...FULL, blocks })).toContainEqual({
      label: 'Leave out the button',
      change: { person: { blocks: [] } },
    });
    const logoForEmail = `https://a.example/${'y'.repeat(1950)}.png`;
    expect(offersFor({ ...FULL, logoForEmail })).toContainEqual({
      label: 'Leave out the logo',
      change: { person: { logoUrl: '', logoForEmail: '' } },
    });
  });

  test('is nothing where a page has no address of its file', () => {
    expect(offersFor({ logoUrl: 'https://drive.google.com/file/d/abc/view' })).toEqual([]);
  });

  test('every fix that the rows of findings name is there, on the canvas or in the form', () => {
    const rows: readonly FindingRow[] = Object.values(FINDINGS);
    const named = new Set(rows.flatMap(({ fixes = [] }) => fixes));
    const fixes = new Set<string>([...FIXES, ...FORM_FIXES].map(({ id }) => id));
    expect(fixes).toEqual(named);
  });
});

function darkLogo(own: Partial<Person>, template: Template): FormSignature {
  const whom = { ...BLANK_SIGNATURE, fullName: 'Ada', logoUrl: PIXEL, ...own };
  return drawn({ person: whom, template, options: { baseUrl: 'https://signet.example' } });
}

function rulesOf(one: FormSignature): readonly string[] {
  return findingsOf(one).map(({ rule }) => rule);
}

function picturesOf({ person: whom, template, options }: FormSignature) {
  return exportPrinted(whom, template.id, options).images.map(({ width, height }) => [
    width,
    height,
  ]);
}

describe('a logo of dark ink', () => {
  test.each(TEMPLATES)('is reported in $id and gets a backing, as large as it was', (template) => {
    for (const logoShape of IMAGE_SHAPES) {
      const before = darkLogo({ logoShape }, template);
      const offers = findingsOf(before).flatMap((finding) =>
        finding.rule === 'picture-dark' ? formFixesFor(finding, before) : [],
      );
      expect(offers.map(({ label }) => label)).toEqual(['Add a light background']);
      for (const { change } of offers) {
        const after = drawn(changed(before, change));
        expect(rulesOf(after)).not.toContain('picture-dark');
        expect(rulesOf(after).filter((rule) => !rulesOf(before).includes(rule))).toEqual([]);
        expect(picturesOf(after)).toEqual(picturesOf(before));
      }
    }
  });

  test('is drawn again on its backing, and stands there as it was until then', () => {
    const before = darkLogo({ logoShape: 'round' }, findTemplate('modern'));
    const after = changed(before, { person: { logoBackgroundColor: '#EFF6FF' } });
    const { requests } = exportPrinted(after.person, 'modern', after.options);
    const backing = { color: '#eff6ff', padding: 4 };
    expect(requests).toEqual([expect.objectContaining({ backing, width: 80, height: 80 })]);
    expect(rulesOf(after)).not.toContain('image-not-cut');
    expect(exportPrinted(after.person, 'modern', drawn(after).options).requests).toEqual([]);
  });

  test('is nothing to a photo, which has no background of its own', () => {
    const photo = darkLogo({ logoUrl: '', profileImageUrl: PIXEL }, findTemplate('modern'));
    expect(rulesOf(photo)).toContain('picture-dark');
    expect(findingsOf(photo).flatMap((finding) => formFixesFor(finding, photo))).toEqual([]);
  });
});

describe('a logo of pale ink', () => {
  test.each(TEMPLATES)('is reported in $id, and gets a dark backing', (template) => {
    const whom = { ...BLANK_SIGNATURE, fullName: 'Ada', logoUrl: PIXEL };
    const options = { baseUrl: 'https://signet.example' };
    const before = drawn({ person: whom, template, options }, WHITE_INK);
    const offers = findingsOf(before).flatMap((finding) =>
      finding.rule === 'picture-pale' ? formFixesFor(finding, before) : [],
    );
    expect(offers.map(({ label }) => label)).toEqual(['Add a dark background']);
    for (const { change } of offers) {
      const after = drawn(changed(before, change), WHITE_INK);
      expect(rulesOf(after)).not.toContain('picture-pale');
      expect(rulesOf(after).filter((rule) => !rulesOf(before).includes(rule))).toEqual([]);
    }
  });
});

function blanked(links: object): object {
  return Object.fromEntries(Object.keys(links).map((id) => [id, '']));
}
