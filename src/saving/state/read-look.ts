import { CODE_MODES } from '../../model/code-modes';
import { SIZED_PARTS, SIZES } from '../../model/adjustments';
import { LONGEST_PHRASE } from '../../model/limits';
import type { PhraseId } from '../../model/languages/language-words';
import { ENGLISH } from '../../model/languages/load-words';
import { parseHex, type Hex } from '../../model/color/color';
import { PALETTE_COLORS, type Palette, type PaletteColor } from '../../model/color/palettes';
import { isRecord } from '../../base/record';
import { SOCIAL_STYLES } from '../../model/person/social';
import { TEMPLATE_IDS } from '../../model/template-ids';
import { FONT_NAMES } from '../../scene/scene';
import type { Phrases } from '../../templates/template';
import { INITIAL_LOOK, type TemplateLook } from '../../store/signature/signature';

const LONGEST_EMOJI = 8;

/** Reads a look. Unknown choices fall back to the first; null for what is none, or has no whole palette. */
export function readLook(saved: unknown): TemplateLook | null {
  if (!isRecord(saved)) return null;
  const { template, socialStyle, celebration, customPalette, phrases, adjustments, code } = {
    ...saved,
  };
  const palette = readPalette(customPalette);
  if (palette === null) return null;
  const isEmoji = typeof celebration === 'string' && celebration.length <= LONGEST_EMOJI;
  return {
    template: oneOf(TEMPLATE_IDS, template) ?? INITIAL_LOOK.template,
    socialStyle: oneOf(SOCIAL_STYLES, socialStyle) ?? 'letters',
    celebration: isEmoji ? celebration : INITIAL_LOOK.celebration,
    customPalette: palette,
    phrases: readPhrases(phrases),
    adjustments: readAdjustments(adjustments),
    code: oneOf(CODE_MODES, code) ?? INITIAL_LOOK.code,
  };
}

function readPhrases(saved: unknown): Phrases {
  if (!isRecord(saved)) return {};
  const known = Object.entries(saved).flatMap(([id, words]) => {
    const read = readPhrase(words);
    return isPhraseId(id) && read !== null ? [[id, read] as const] : [];
  });
  return Object.fromEntries(known);
}

function readAdjustments(saved: unknown): TemplateLook['adjustments'] {
  if (!isRecord(saved)) return {};
  const { font: savedFont, ...rest } = { ...saved };
  const font = oneOf(FONT_NAMES, savedFont);
  const sizes = SIZED_PARTS.flatMap((part) => {
    const size = oneOf(SIZES, Reflect.get(rest, part));
    return size === undefined || size === 'medium' ? [] : [[part, size] as const];
  });
  return { ...Object.fromEntries(sizes), ...(font === undefined ? {} : { font }) };
}

function readPhrase(words: unknown): string | false | null {
  if (words === false) return false;
  return typeof words === 'string' ? words.slice(0, LONGEST_PHRASE) : null;
}

function isPhraseId(id: string): id is PhraseId {
  return Object.hasOwn(ENGLISH.phrases, id);
}

function readPalette(value: unknown): Palette | null {
  const { name, ...rest } = isRecord(value) ? { ...value } : {};
  if (typeof name !== 'string') return null;
  const colors = PALETTE_COLORS.map(
    (color) => [color, parseHex(String(Reflect.get(rest, color)))] as const,
  );
  const known = colors.filter((entry): entry is [PaletteColor, Hex] => entry[1] !== null);
  if (known.length < PALETTE_COLORS.length) return null;
  return { ...INITIAL_LOOK.customPalette, ...Object.fromEntries(known), name };
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((candidate) => candidate === value);
}
