import * as fc from 'fast-check';
import { BLOCK_KINDS, BLOCK_LIMITS, type SignatureBlock } from '../../src/model/person/blocks';
import { CELEBRATIONS } from '../../src/model/person/celebrations';
import { paletteToScheme } from '../../src/model/color/color-scheme';
import type { Hex } from '../../src/model/color/color';
import { LANGUAGES } from '../../src/model/languages/languages';
import { IMAGE_SHAPES } from '../../src/model/picture/image';
import { PALETTES, type Palette } from '../../src/model/color/palettes';
import { PHRASE_LABELS } from '../../src/model/languages/phrase-labels';
import { OWN_LINE_LIMITS } from '../../src/model/person/own-lines';
import { BLANK_SIGNATURE, type Person } from '../../src/model/person/signature';
import { SOCIAL_NETWORKS, SOCIAL_STYLES } from '../../src/model/person/social';
import { CODE_MODES } from '../../src/model/code-modes';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { FONT_NAMES } from '../../src/scene/scene';
import type { Signature } from '../../src/store/signature/signature';

/* Signatures as visitors could leave them, whatever they type. */

const hex: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

const palette: fc.Arbitrary<Palette> = fc.record({
  name: fc.string(),
  primary: hex,
  secondary: hex,
  accent: hex,
  background: hex,
  text: hex,
});

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('<b>&"\'\r\n'));

const textFields = Object.entries(BLANK_SIGNATURE)
  .filter(
    ([key, value]) =>
      typeof value === 'string' &&
      !/Shape$|^(?:colorScheme|language|phoneFormat|phoneCountry|mapLink)$/.test(key),
  )
  .map(([key]) => [key, text] as const);

/** Short enough for every part of a line, and for fixed words. */
const lineText = fc.string({ unit: 'grapheme', maxLength: 20 });

const block: fc.Arbitrary<SignatureBlock> = fc
  .constantFrom(...BLOCK_KINDS)
  .chain(({ id: kind, fields }) =>
    fc.record({
      id: fc.string({ minLength: 1, maxLength: BLOCK_LIMITS.id }),
      kind: fc.constant(kind),
      values: fc.record(Object.fromEntries(fields.map(({ id }) => [id, lineText])), {
        requiredKeys: [],
      }),
    }),
  );

const data: fc.Arbitrary<Person> = fc
  .record({
    ...Object.fromEntries(textFields),
    profileImageShape: fc.constantFrom(...IMAGE_SHAPES),
    logoShape: fc.constantFrom(...IMAGE_SHAPES),
    colorScheme: fc.oneof(
      fc.constantFrom(...PALETTES.map(({ name }) => name)),
      palette.map(paletteToScheme),
    ),
    language: fc.constantFrom('', ...LANGUAGES.map(({ id }) => id)),
    phoneFormat: fc.constantFrom('', 'international', 'national'),
    phoneCountry: fc.constantFrom('', 'DE', 'US'),
    mapLink: fc.constantFrom('', 'none'),
    socialOrder: fc.shuffledSubarray(SOCIAL_NETWORKS.map(({ id }) => id)),
    lines: fc.array(fc.record({ label: lineText, value: lineText, link: lineText }), {
      maxLength: OWN_LINE_LIMITS.count,
    }),
    blocks: fc.uniqueArray(block, {
      selector: ({ id }) => id,
      maxLength: BLOCK_LIMITS.count,
    }),
    socialLinks: fc.record(Object.fromEntries(SOCIAL_NETWORKS.map(({ id }) => [id, text])), {
      requiredKeys: [],
    }),
  })
  .map((fields) => ({ ...BLANK_SIGNATURE, ...fields }));

export const randomSignature: fc.Arbitrary<Signature> = fc.record({
  person: data,
  look: fc.record({
    template: fc.constantFrom(...TEMPLATE_IDS),
    socialStyle: fc.constantFrom(...SOCIAL_STYLES),
    celebration: fc.constantFrom(...CELEBRATIONS),
    customPalette: palette,
    phrases: fc.dictionary(
      fc.constantFrom(...Object.keys(PHRASE_LABELS)),
      fc.oneof(lineText, fc.constant(false as const)),
    ),
    adjustments: fc.record(
      {
        photoSize: fc.constantFrom('small' as const, 'large' as const),
        logoSize: fc.constantFrom('small' as const, 'large' as const),
        textSize: fc.constantFrom('small' as const, 'large' as const),
        font: fc.constantFrom(...FONT_NAMES),
      },
      { requiredKeys: [] },
    ),
    code: fc.constantFrom(...CODE_MODES),
  }),
  scene: fc.constant(EMPTY_SCENE),
});
