import { completeSignature } from '../../src/model/person/signature';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportSignature, type ExportOptions } from '../../src/export';
import { exportPrinted } from '../../src/export/print/export-printed';
import { previewSignature } from '../../src/export/print-preview';
import { BLANK_SIGNATURE, type PersonInput } from '../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { tech } from '../../src/templates/tech';
import { trickyText } from '../helpers/arbitrary-doc';
import { breaches } from '../helpers/rules';
import { EXTRAS, FULL, HOSTILE } from '../helpers/signatures';

const HOSTILE_VALUES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</td></tr></table>',
  '"><script>',
  '\u0000\u0092\u202e',
  '{',
  '{"primary":1}',
  '<!--',
  '\ud800',
  '__proto__',
];

/** Records of any shape, as they may come from a caller without types. */
const anyInput = fc
  .dictionary(
    fc.constantFrom(...Object.keys(BLANK_SIGNATURE), '__proto__', 'extra'),
    fc.oneof(
      { arbitrary: fc.constantFrom(...HOSTILE_VALUES), weight: 3 },
      { arbitrary: trickyText, weight: 2 },
      fc.string({ unit: 'binary' }),
      fc.anything(),
      fc.dictionary(
        fc.constantFrom('linkedin', 'twitter', 'tiktok'),
        fc.oneof(fc.constantFrom(...HOSTILE_VALUES), trickyText, fc.anything()),
      ),
    ),
  )
  .map((record) => record as PersonInput);

const anyOptions: fc.Arbitrary<ExportOptions> = fc.record(
  {
    images: fc.constantFrom('embed', 'link', 'cid', 'files'),
    socialStyle: fc.constantFrom('letters', 'icons'),
    baseUrl: fc.constantFrom('https://signet.example', ...HOSTILE_VALUES),
    celebration: fc.constantFrom('🎉', ...HOSTILE_VALUES),
  },
  { requiredKeys: [] },
);
const anyTemplate = fc.constantFrom(...TEMPLATE_IDS, 'unknown', '__proto__', '');

test('never throws, and never lets markup in, whatever it is given', async () => {
  await fc.assert(
    fc.asyncProperty(anyInput, anyTemplate, anyOptions, async (data, id, options) => {
      const { html, text } = await exportSignature(data, id, options);
      expect(typeof text).toBe('string');
      // Rules on markup, addresses and control characters; those on measures are the templates' own tests.
      const security = breaches(html, { images: options.images ?? 'embed' }).filter((line) =>
        /^rule (?:2|8|15|21) |\): control character/.test(line),
      );
      expect(security).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('gives the same for the same', async () => {
  for (const data of [FULL, EXTRAS, HOSTILE]) {
    const [first, second] = [
      await exportSignature(data, 'modern'),
      await exportSignature(data, 'modern'),
    ];
    expect(second).toEqual(first);
  }
});

test('does not change what it is given', async () => {
  const data = Object.freeze({ ...FULL, socialLinks: Object.freeze({ ...FULL.socialLinks }) });
  const before = structuredClone(data);
  await exportSignature(data, 'modern', Object.freeze({}));
  expect(data).toEqual(before);
});

test('its output is plain data, fit to cross to a page', async () => {
  const output = await exportSignature(EXTRAS, 'corporate');
  expect(structuredClone(output)).toEqual(output);
});

test('runs without any global of a browser', async () => {
  expect(['document', 'window', 'DOMParser', 'Image'].filter((name) => name in globalThis)).toEqual(
    [],
  );
  expect((await exportSignature(FULL, 'modern')).html).toContain(FULL.fullName);
});

test('an unknown template is modern, a broken color scheme the first preset', async () => {
  const modern = await exportSignature(FULL, 'modern');
  expect((await exportSignature(FULL, 'no such')).html).toBe(modern.html);
  expect((await exportSignature({ ...FULL, colorScheme: '{oops' }, 'modern')).html).toBe(
    modern.html,
  );
});

test('the preview is the output before the passes', () => {
  const printed = exportPrinted(completeSignature(FULL), 'tech');
  expect(printed.html).toBe(previewSignature(completeSignature(FULL), tech));
  expect(printed.text).toContain(FULL.fullName);
});

describe('findings', () => {
  test('name the fields whose links had to be dropped', async () => {
    const { findings } = await exportSignature(HOSTILE, 'modern');
    const rules = findings.map(({ rule, origin: [origin] }) => [
      rule,
      origin?.kind === 'field' ? origin.field : '',
    ]);
    expect(rules).toEqual(
      expect.arrayContaining([
        ['link-unsafe', 'email'],
        ['link-unsafe', 'phone'],
        ['link-unsafe', 'website'],
        ['social-unsafe', 'linkedin'],
        ['social-unsafe', 'twitter'],
        ['social-unsafe', 'facebook'],
        ['social-unsafe', 'instagram'],
        ['social-unsafe', 'youtube'],
        ['image-refused', 'profileImageUrl'],
      ]),
    );
  });

  test.each([
    ['email', 'jane', 'Email Address does not look like an email address'],
    ['phone', '0800 SALES TEAM', 'Phone Number does not look like a phone number'],
    ['fax', 'none', 'Fax does not look like a phone number'],
    ['website', 'nowhere', 'Website does not look like a web address'],
  ])('state what %s should look like', async (field, value, words) => {
    const { findings } = await exportSignature({ ...FULL, [field]: value }, 'modern');
    expect(findings.map(({ message }) => message)).toContain(`${words}, so it has no link.`);
  });

  test('name the network to which the badge of another leads; it goes on leading there', async () => {
    const socialLinks = { linkedin: 'https://facebook.com/jane' };
    const { findings, html } = await exportSignature({ ...FULL, socialLinks }, 'modern');
    expect(findings.map(({ message }) => message)).toContain(
      'LinkedIn links to Facebook. Add the URL of your LinkedIn profile.',
    );
    expect(html).toContain('href="https://facebook.com/jane"');
  });

  test('are none for a signature that is in order, but for corners that Word does not round', async () => {
    const { findings } = await exportSignature(FULL, 'modern');
    expect(findings.map(({ rule }) => rule)).toEqual(['image-not-cut']);
  });
});
