import type { RememberedColumns } from '../list/columns/map-columns';
import type { PackId } from '../packs/pack';
import { NO_RULES, type TeamRules, type TeamSignature } from '../plan';

/** All that is decided about a run, but for the signature and the list. Plain data. */
export interface RunSetup {
  readonly rules: TeamRules;
  /** Whether the template or the design of the signature is used; null for the one that was worked on last. */
  readonly kind: TeamSignature['kind'] | null;
  readonly images: TeamImages;
  /** The address below which pictures are put; as it was typed. */
  readonly host: string;
  readonly packs: readonly PackId[];
  /** Where the files of an add-in for Outlook will lie, with its key; as it was typed. */
  readonly addin: string;
  /** What somebody chose columns to hold. */
  readonly columns: RememberedColumns;
}

/** How pictures travel. */
export type TeamImages = 'embed' | 'link' | 'hosted';

export const NEW_RUN_SETUP: RunSetup = {
  rules: NO_RULES,
  kind: null,
  images: 'embed',
  host: '',
  packs: [],
  addin: '',
  columns: {},
};
