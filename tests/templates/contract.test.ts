import { describe, expect, test } from 'vitest';
import { exportSignature, type EmailOutput } from '../../src/export';
import { composeSignature } from '../../src/export/compose-signature';
import type { SignatureInput } from '../../src/model/signature';
import { TEMPLATES } from '../../src/templates/registry';
import { orphanGaps, orphanLabels, orphanSeparators } from '../helpers/doc-blanks';
import { lowContrasts, tooWide } from '../helpers/doc-rules';
import { missingFrom, strayFrom } from '../helpers/presence';
import { CUSTOM_SCHEMES, PRESET_SCHEMES } from '../helpers/palettes';
import { breaches, countCharacters } from '../helpers/rules';
import {
  FULL,
  givenFields,
  HOSTILE,
  PAIRS,
  SINGLE_FIELDS,
  WHOLE_SIGNATURES,
} from '../helpers/signatures';

/*
 * What every template of the registry promises. A new template is under these tests the moment it is listed.
 * Contrast and widths are judged in all palettes on the document tree; the finished HTML in a few, for it is slower.
 */

const SCHEMES = [...PRESET_SCHEMES, ...CUSTOM_SCHEMES];
const FEW_SCHEMES = SCHEMES.filter(([name]) =>
  ['professional-blue', 'golden-yellow', 'black to white'].includes(name),
);
const PARTS = [
  ...SINGLE_FIELDS.map(([field, data]) => [`${field} alone`, data] as const),
  ...PAIRS,
];
const ALL = [...WHOLE_SIGNATURES, ...PARTS];

describe.each(TEMPLATES)('$id', (template) => {
  const { id, maxWidth } = template;
  const compose = (data: SignatureInput, colorScheme?: string) =>
    composeSignature({ ...data, ...(colorScheme && { colorScheme }) }, template).form.doc;
  const problemsOf = (output: EmailOutput, data: SignatureInput) => [
    ...breaches(output.html, { maxWidth }),
    ...missingFrom(output, data, id),
    ...strayFrom(output, data, id),
  ];

  describe('is readable in all palettes', () => {
    test.each(SCHEMES)('%s', (_, scheme) => {
      const found = WHOLE_SIGNATURES.flatMap(([name, data]) =>
        lowContrasts(compose(data, scheme)).map((line) => `${name}: ${line}`),
      );
      expect(list([...new Set(found)])).toBe('');
    });
  });

  test.each(ALL)('fits into its own widths: %s', (_, data) => {
    expect(list(tooWide(compose(data), maxWidth))).toBe('');
  });

  test.each(ALL)('leaves nothing behind for what is blank: %s', (_, data) => {
    const doc = compose(data);
    expect(
      list([
        ...orphanLabels(doc, givenFields(data)),
        ...(data === HOSTILE ? [] : orphanSeparators(doc)),
        ...orphanGaps(doc),
      ]),
    ).toBe('');
  });

  describe.each(FEW_SCHEMES)('in %s', (_, colorScheme) => {
    test.each(WHOLE_SIGNATURES)(
      'keeps the rules for mail and shows all: %s',
      async (name, data) => {
        const input = name === 'hostile' ? data : { ...data, colorScheme };
        const output = await exportSignature(input, id);
        expect(list(problemsOf(output, data))).toBe('');
      },
    );
  });

  test.each(PARTS)('keeps the rules for mail and shows all: %s', async (_, data) => {
    const output = await exportSignature(data, id);
    expect(list(problemsOf(output, data))).toBe('');
  });

  test.each(WHOLE_SIGNATURES)(
    'keeps the rules with marks instead of letters: %s',
    async (_, data) => {
      const output = await exportSignature(data, id, { socialStyle: 'icons' });
      expect(list(problemsOf(output, data))).toBe('');
      expect(list(tooWide(output.doc, maxWidth))).toBe('');
    },
  );

  test('stays below 8,000 characters with everything the form can hold', async () => {
    const { html } = await exportSignature(FULL, id);
    expect(countCharacters(html)).toBeLessThan(8000);
  });

  test('links pictures instead of embedding them where they are to be linked', async () => {
    const { html } = await exportSignature(FULL, id, { images: 'link' });
    expect(list(breaches(html, { maxWidth, images: 'link' }))).toBe('');
  });
});

/** The problems one below another, as a failing test shows them; nothing when there are none. */
function list(problems: readonly string[]): string {
  return problems.join('\n');
}
