import { isListFieldId } from '../list/list-fields';
import type { RememberedColumns } from '../list/columns/map-columns';
import type { PackId } from '../packs/pack';
import { readRules } from '../read-rules';
import type { RunSetup } from './run-setup';

/** A setup as it was read, and what of it could not be. */
export interface ReadSetup {
  readonly setup: RunSetup;
  /** In the product's own words; empty where all was read. */
  readonly notes: readonly string[];
}

/** The setup in the data of a file or a device. What cannot be read is left out, and noted. */
export function readRunSetup(given: Readonly<Record<string, unknown>>): ReadSetup {
  const { rules, kind, images, host, packs, addin, columns } = { ...given };
  const { rules: read, notes } = readRules(rules);
  const chosen = listOf(packs);
  const unknown = chosen.filter((pack) => !isPackId(pack));
  const named = recordOf(columns);
  const lost = named.filter(([, field]) => !isChoice(field)).map(([name]) => name);
  return {
    setup: {
      rules: read,
      kind: kind === 'template' || kind === 'scene' ? kind : null,
      images: images === 'link' || images === 'hosted' ? images : 'embed',
      host: typeof host === 'string' ? host.slice(0, LONGEST_HOST) : '',
      packs: chosen.filter(isPackId),
      addin: typeof addin === 'string' ? addin.slice(0, LONGEST_HOST) : '',
      columns: Object.fromEntries(
        named.filter(([, field]) => isChoice(field)),
      ) as RememberedColumns,
    },
    notes: [
      ...notes,
      ...unknown.map((pack) => `There is no roll-out '${short(pack)}', so it is left out.`),
      ...lost.map((name) => `What the column '${short(name)}' holds cannot be read.`),
    ],
  };
}

const LONGEST_HOST = 2048;

const PACK_IDS: Readonly<Record<PackId, true>> = {
  google: true,
  'apps-script': true,
  exchange: true,
  'transport-rule': true,
  'outlook-windows': true,
  'outlook-addin': true,
  'set-outlooksignatures': true,
  thunderbird: true,
  'apple-mail': true,
  roundcube: true,
  sogo: true,
  mailcow: true,
  jmap: true,
  zimbra: true,
};

function isPackId(given: unknown): given is PackId {
  return typeof given === 'string' && Object.hasOwn(PACK_IDS, given);
}

/** A field, or null for a column that is not used. */
function isChoice(field: unknown): boolean {
  return field === null || (typeof field === 'string' && isListFieldId(field));
}

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? (given as readonly unknown[]) : [];
}

function recordOf(given: unknown): readonly (readonly [string, unknown])[] {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.entries(given)
    : [];
}

/** As it can stand in a sentence. */
function short(given: unknown): string {
  return String(given).slice(0, 60);
}
