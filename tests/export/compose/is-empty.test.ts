import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { CONTACT_FIELDS, WORD_FIELDS } from '../../../src/model/person/text-fields';
import { BLANK_SIGNATURE, type PersonInput } from '../../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';

import { designOf, type Spec } from '../../helpers/scenes';
import { PIXEL_PNG } from '../../helpers/signatures';

/** Persons of whom nothing can be seen. */
const UNSEEN: readonly (readonly [string, PersonInput])[] = [
  ['a blank person', {}],
  ['blanks', { fullName: ' \n ', jobTitle: '\u00a0' }],
  ['letters without ink', { fullName: '\u200b\u2060', jobTitle: '\u3164', companyName: '\u2800' }],
  ['colors and shapes', { colorScheme: 'modern-purple', logoShape: 'round' }],
  ['a block that lacks its words', { blocks: [{ id: 'b', kind: 'button', values: {} }] }],
  ['a link that leads nowhere', { socialLinks: { linkedin: 'javascript:alert(1)' } }],
];

/** Persons of whom one thing can be seen. */
const SEEN: readonly (readonly [string, PersonInput])[] = [
  ...[...WORD_FIELDS, ...CONTACT_FIELDS].map(({ id }) => [id, { [id]: 'Words' }] as const),
  ['a photo', { profileImageUrl: PIXEL_PNG }],
  ['a logo', { logoUrl: PIXEL_PNG }],
  ['a network', { socialLinks: { linkedin: 'https://www.linkedin.com/in/ada' } }],
  ['a line', { lines: [{ label: '', value: 'Room 4', link: '' }] }],
  ['a block', { blocks: [{ id: 'b', kind: 'disclaimer', values: { text: 'Not for you.' } }] }],
];

describe.each(TEMPLATE_IDS)('a signature in the template %s', (template) => {
  test.each(UNSEEN)('is empty of %s', async (_, person) => {
    const output = await exportSignature({ ...BLANK_SIGNATURE, ...person }, template);
    expect(output.isEmpty).toBe(true);
  });

  test.each(SEEN)('is not empty with %s', async (_, person) => {
    const output = await exportSignature({ ...BLANK_SIGNATURE, ...person }, template);
    expect(output.isEmpty).toBe(false);
  });
});

const reply = (person: PersonInput) =>
  exportSignature({ ...BLANK_SIGNATURE, ...person }, 'modern', { form: 'reply' });

test('a short signature is empty where the person has none of the details it shows', async () => {
  expect((await reply({ profileImageUrl: PIXEL_PNG, email: 'ada@example.com' })).isEmpty).toBe(
    true,
  );
  expect((await reply({ phone: '+1 555 0100' })).isEmpty).toBe(false);
});

const isEmpty = async (...elements: readonly Spec[]): Promise<boolean> =>
  (await exportScene({ ...designOf(elements), background: '#112233' })).isEmpty;

describe('a design', () => {
  const at = { x: 20, y: 20 } as const;
  test.each<readonly [string, readonly Spec[]]>([
    ['nothing', []],
    ['a hidden text', [{ ...at, type: 'text', content: 'Words', hidden: true }]],
    ['a text without words', [{ ...at, type: 'text' }]],
    ['blanks', [{ ...at, type: 'text', content: ' \u200b ' }]],
    ['a picture without a file', [{ ...at, type: 'logo' }]],
    ['networks without links', [{ ...at, type: 'social' }]],
  ])('is empty of %s, whatever its background is', async (_, elements) => {
    expect(await isEmpty(...elements)).toBe(true);
  });

  test.each<Spec>([
    { ...at, type: 'text', content: 'Words' },
    { ...at, type: 'rectangle' },
    { ...at, type: 'circle' },
    { ...at, type: 'divider' },
    { ...at, type: 'logo', content: PIXEL_PNG },
    { ...at, type: 'linkedin', href: 'https://www.linkedin.com/in/ada' },
  ])('is not empty with one element that shows, as $type', async (element) => {
    expect(await isEmpty(element)).toBe(false);
  });
});
