import * as z from 'zod/mini';
import { IMAGE_SHAPES } from '../model/image';
import { PALETTE_COLORS } from '../model/palettes';
import { parseHex, type Hex } from '../model/color';
import { fail, ok, type Result } from '../model/result';
import { completeSignature } from '../model/signature';
import { SOCIAL_NETWORKS } from '../model/social';
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

// The page's policy forbids code made at run time.
z.config({ jitless: true });

const hex = z.pipe(
  z.string().check(z.refine((value) => parseHex(value) !== null)),
  z.transform((value): Hex => parseHex(value) ?? '#000000'),
);

const draftSchema = z.object({
  data: z.looseObject({
    profileImageShape: z.enum(IMAGE_SHAPES),
    logoShape: z.enum(IMAGE_SHAPES),
    socialLinks: z.partialRecord(z.enum(SOCIAL_NETWORKS.map(({ id }) => id)), z.string()),
  }),
  template: z.catch(z.enum(TEMPLATE_IDS), INITIAL_DRAFT.template),
  socialStyle: z.catch(z.enum(['letters', 'icons']), INITIAL_DRAFT.socialStyle),
  celebration: z.catch(z.string().check(z.maxLength(8)), INITIAL_DRAFT.celebration),
  customPalette: z.object({
    name: z.string(),
    ...Object.fromEntries(PALETTE_COLORS.map((color) => [color, hex])),
  } as Record<'name', z.ZodMiniString> & Record<(typeof PALETTE_COLORS)[number], typeof hex>),
});

export function saveDraft(draft: SignatureDraft): SavedDraft {
  return { version: DRAFT_VERSION, draft };
}

/** Reads what an earlier visit left. Null for nothing at all; a problem for anything that cannot be understood. */
export function readSavedDraft(saved: unknown): Result<SignatureDraft | null, 'unreadable'> {
  if (saved === undefined || saved === null) return ok(null);
  const current = migrate(saved);
  const parsed = z
    .object({ version: z.literal(DRAFT_VERSION), draft: draftSchema })
    .safeParse(current);
  if (!parsed.success) return fail('unreadable');
  const { data, ...rest } = parsed.data.draft;
  return ok({ ...rest, data: completeSignature(data) });
}

function migrate(saved: unknown): unknown {
  let current = saved;
  for (let version = versionOf(current); version in MIGRATIONS; version = versionOf(current)) {
    current = MIGRATIONS[version]?.(current);
  }
  return current;
}

function versionOf(saved: unknown): number {
  const parsed = z.object({ version: z.number() }).safeParse(saved);
  return parsed.success ? parsed.data.version : Number.NaN;
}
