import { isCustomScheme } from '../../model/color/color-scheme';
import { LANGUAGES, type LanguageId } from '../../model/languages/languages';
import { BLOCK_LIMITS } from '../../model/person/blocks';
import { fieldCharacters } from '../../model/person/text-fields';
import { PALETTES } from '../../model/color/palettes';
import { isDay } from '../../base/day';
import { isRecord } from '../../base/record';
import { isRefused } from '../../scene/design-file/is-refused';
import {
  GROUP_FIELDS,
  NO_RULES,
  SHARED_FIELDS,
  type Condition,
  type Constants,
  type Exception,
  type SharedFieldId,
  type TeamBanner,
  type TeamRules,
} from './plan';

/** More groups than any company has. */
const MOST_EXCEPTIONS = 500;
const LONGEST_VALUE = 500;
/** More than there are fields, and more values than anybody would choose one by one. */
const MOST_CONDITIONS = 20;
const MOST_VALUES = 200;

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
  const { colorScheme, language, constants, banner, disclaimer } = { ...given };
  const conditions = readConditions(given);
  if (conditions === null) return null;
  const scheme = readScheme(colorScheme);
  const spoken = LANGUAGES.find(({ id }) => id === language)?.id;
  return {
    conditions,
    ...(scheme === undefined ? {} : { colorScheme: scheme }),
    ...(spoken === undefined ? {} : { language: spoken satisfies LanguageId }),
    ...(isRecord(constants) ? { constants: readConstants(constants) } : {}),
    ...extras({ banner, disclaimer }),
  };
}

/**
 * Null where one of them cannot be read: without it, the group would be larger than it was. What was written before there could
 * be several has one field and one value.
 */
function readConditions(given: Readonly<Record<string, unknown>>): readonly Condition[] | null {
  const { conditions, field, value } = { ...given };
  const list: readonly unknown[] = Array.isArray(conditions)
    ? conditions
    : [{ field, values: [value] }];
  if (list.length === 0 || list.length > MOST_CONDITIONS) return null;
  const read = list.flatMap((each) => readCondition(each) ?? []);
  return read.length === list.length ? read : null;
}

function readCondition(given: unknown): Condition | null {
  if (!isRecord(given)) return null;
  const { field, values } = { ...given };
  const group = GROUP_FIELDS.find((known) => known === field);
  if (group === undefined || !Array.isArray(values)) return null;
  const texts = values
    .filter((value) => typeof value === 'string')
    .map((text) => text.slice(0, LONGEST_VALUE))
    .filter((text) => text.trim() !== '')
    .slice(0, MOST_VALUES);
  return texts.length === 0 ? null : { field: group, values: texts };
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
  const { picture, link = '', text = '', from, until } = { ...given };
  if (typeof picture !== 'string' || isRefused(picture)) return null;
  if (typeof link !== 'string' || typeof text !== 'string') return null;
  return {
    picture,
    link: link.slice(0, BLOCK_LIMITS.link),
    text: text.slice(0, BLOCK_LIMITS.text),
    ...(isDayText(from) ? { from } : {}),
    ...(isDayText(until) ? { until } : {}),
  };
}

function isDayText(given: unknown): given is string {
  return typeof given === 'string' && isDay(given);
}

/** A preset, or a custom palette: the compiler fixes what of its colors cannot be read. */
function readScheme(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > fieldCharacters('colorScheme')) return undefined;
  const isKnown = isCustomScheme(given) || PALETTES.some(({ name }) => name === given);
  return isKnown ? given : undefined;
}
