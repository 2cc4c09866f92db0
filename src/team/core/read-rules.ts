import { isCustomScheme } from '../../model/color/color-scheme';
import { LANGUAGES, type LanguageId } from '../../model/languages/languages';
import { BLOCK_LIMITS } from '../../model/person/blocks';
import { fieldCharacters } from '../../model/person/text-fields';
import { PALETTES } from '../../model/color/palettes';
import { isRecord } from '../../base/record';
import { isRefused } from '../../scene/design-file/is-refused';
import {
  GROUP_FIELDS,
  NO_RULES,
  SHARED_FIELDS,
  type Constants,
  type Exception,
  type SharedFieldId,
  type TeamBanner,
  type TeamRules,
} from './plan';

/** More groups than any company has. */
const MOST_EXCEPTIONS = 500;
const LONGEST_VALUE = 500;

/** Rules as they were read, and what of them could not be. */
export interface ReadRules {
  readonly rules: TeamRules;
  /** In the product's own words; empty where all was read. */
  readonly notes: readonly string[];
}

/**
 * The rules in the data of a file or a device. What cannot be one is left out, and noted; texts are cut to what they may hold.
 */
export function readRules(given: unknown): ReadRules {
  if (given === undefined) return { rules: NO_RULES, notes: [] };
  if (!isRecord(given))
    return { rules: NO_RULES, notes: ['The rules of the team are left out: they cannot be read.'] };
  const notes: string[] = [];
  const { constants, banner, disclaimer, exceptions } = { ...given };
  const list = Array.isArray(exceptions) ? (exceptions as readonly unknown[]) : [];
  if (list.length > MOST_EXCEPTIONS) {
    notes.push(`There are ${list.length} exceptions; the first ${MOST_EXCEPTIONS} are kept.`);
  }
  const read = list.slice(0, MOST_EXCEPTIONS).flatMap((each, index) => {
    const exception = readException(each);
    if (exception === null) notes.push(`Exception ${index + 1} is left out: it cannot be read.`);
    return exception ?? [];
  });
  return {
    rules: {
      constants: readConstants(constants),
      ...extras({ banner, disclaimer }),
      exceptions: read,
    },
    notes,
  };
}

function readException(given: unknown): Exception | null {
  if (!isRecord(given)) return null;
  const { field, value, colorScheme, language, constants, banner, disclaimer } = { ...given };
  const group = GROUP_FIELDS.find((known) => known === field);
  if (group === undefined || typeof value !== 'string' || value.trim() === '') return null;
  const scheme = readScheme(colorScheme);
  const spoken = LANGUAGES.find(({ id }) => id === language)?.id;
  return {
    field: group,
    value: value.slice(0, LONGEST_VALUE),
    ...(scheme === undefined ? {} : { colorScheme: scheme }),
    ...(spoken === undefined ? {} : { language: spoken satisfies LanguageId }),
    ...(isRecord(constants) ? { constants: readConstants(constants) } : {}),
    ...extras({ banner, disclaimer }),
  };
}

function readConstants(given: unknown): Constants {
  if (!isRecord(given)) return {};
  const read = SHARED_FIELDS.flatMap((field) => {
    const text = Object.hasOwn(given, field) ? given[field] : undefined;
    return typeof text === 'string' && isAllowed(field, text)
      ? [[field, text.slice(0, fieldCharacters(field))] as const]
      : [];
  });
  return Object.fromEntries(read);
}

const PICTURES: ReadonlySet<SharedFieldId> = new Set(['logoUrl', 'logoForEmail']);

function isAllowed(field: SharedFieldId, text: string): boolean {
  return !PICTURES.has(field) || !isRefused(text);
}

function extras({
  banner,
  disclaimer,
}: {
  readonly banner: unknown;
  readonly disclaimer: unknown;
}) {
  const read = readBanner(banner);
  return {
    ...(read === null ? {} : { banner: read }),
    ...(typeof disclaimer === 'string'
      ? { disclaimer: disclaimer.slice(0, BLOCK_LIMITS.text) }
      : {}),
  };
}

function readBanner(given: unknown): TeamBanner | null {
  if (!isRecord(given)) return null;
  const { picture, link = '', text = '' } = { ...given };
  if (typeof picture !== 'string' || isRefused(picture)) return null;
  if (typeof link !== 'string' || typeof text !== 'string') return null;
  return {
    picture,
    link: link.slice(0, BLOCK_LIMITS.link),
    text: text.slice(0, BLOCK_LIMITS.text),
  };
}

/** A preset, or a custom palette: the compiler fixes what of its colors cannot be read. */
function readScheme(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > fieldCharacters('colorScheme')) return undefined;
  const isKnown = isCustomScheme(given) || PALETTES.some(({ name }) => name === given);
  return isKnown ? given : undefined;
}
