import { parseHex, type Hex } from '../model/color';
import { isImageShape } from '../model/image';
import { PALETTE_COLORS, type Palette, type PaletteColor } from '../model/palettes';
import { isRecord } from '../model/record';
import { fail, ok, type Result } from '../model/result';
import { completeSignature } from '../model/signature';
import { TEMPLATE_IDS } from '../model/template-ids';
import { INITIAL_DRAFT, type SignatureDraft } from './signature-slice';

/** The form as it is kept on the device. */
export interface SavedDraft {
  readonly version: typeof DRAFT_VERSION;
  readonly draft: SignatureDraft;
}

export const DRAFT_VERSION = 1;

/** Steps from an older version to the next, by the version they start from. */
const MIGRATIONS: Readonly<Record<number, (saved: unknown) => unknown>> = {};

export function saveDraft(draft: SignatureDraft): SavedDraft {
  return { version: DRAFT_VERSION, draft };
}

/**
 * Reads what an earlier visit left. Null for nothing at all; a problem for anything that cannot be understood. Choices we
 * do not know fall back to the first. (By hand: a schema library would be a tenth of what the page may weigh.)
 */
export function readSavedDraft(saved: unknown): Result<SignatureDraft | null, 'unreadable'> {
  if (saved === undefined || saved === null) return ok(null);
  const file = recordOf(migrate(saved));
  const draft = recordOf(file?.['draft']);
  const data = recordOf(draft?.['data']);
  const customPalette = readPalette(draft?.['customPalette']);
  const isWhole =
    file?.['version'] === DRAFT_VERSION &&
    isImageShape(data?.['profileImageShape']) &&
    isImageShape(data?.['logoShape']) &&
    recordOf(data?.['socialLinks']) !== null;
  if (!isWhole || draft === null || data === null || customPalette === null) {
    return fail('unreadable');
  }
  return ok({
    data: completeSignature(data),
    template: oneOf(TEMPLATE_IDS, draft['template']) ?? INITIAL_DRAFT.template,
    socialStyle: oneOf(SOCIAL_STYLES, draft['socialStyle']) ?? INITIAL_DRAFT.socialStyle,
    celebration: readCelebration(draft['celebration']),
    customPalette,
  });
}

const SOCIAL_STYLES = ['letters', 'icons'] as const;
const LONGEST_EMOJI = 8;

function readCelebration(value: unknown): string {
  const isEmoji = typeof value === 'string' && value.length <= LONGEST_EMOJI;
  return isEmoji ? value : INITIAL_DRAFT.celebration;
}

function readPalette(value: unknown): Palette | null {
  const record = recordOf(value);
  const name = record?.['name'];
  if (record === null || typeof name !== 'string') return null;
  const colors = PALETTE_COLORS.map((color) => [color, parseHex(String(record[color]))] as const);
  const known = colors.filter((entry): entry is [PaletteColor, Hex] => entry[1] !== null);
  if (known.length < PALETTE_COLORS.length) return null;
  return { ...INITIAL_DRAFT.customPalette, ...Object.fromEntries(known), name };
}

function migrate(saved: unknown): unknown {
  let current = saved;
  for (let version = versionOf(current); version in MIGRATIONS; version = versionOf(current)) {
    current = MIGRATIONS[version]?.(current);
  }
  return current;
}

function versionOf(saved: unknown): number {
  const version = recordOf(saved)?.['version'];
  return typeof version === 'number' ? version : Number.NaN;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? { ...value } : null;
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((candidate) => candidate === value);
}
