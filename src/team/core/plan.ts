import type { LanguageId } from '../../model/languages/languages';
import type { Person } from '../../model/person/signature';
import { isSharedText, PERSON_FIELD_IDS, type SharedTextId } from '../../model/person/text-fields';
import type { TemplateId } from '../../model/template-ids';
import type { ExportOptions } from '../../export';
import type { Scene } from '../../scene/scene';
import type { ListFieldId } from './list/list-fields';

/* What a team gets: one signature, what is the same for all whatever the list has, and what is another for some. */

/** The signature that all get, each with their own words in it. */
export type TeamSignature =
  | {
      readonly kind: 'template';
      readonly person: Person;
      readonly template: TemplateId;
      readonly look: Pick<
        ExportOptions,
        'socialStyle' | 'celebration' | 'phrases' | 'adjustments' | 'code'
      >;
    }
  | {
      readonly kind: 'scene';
      readonly person: Person;
      readonly scene: Scene;
      readonly look?: Pick<ExportOptions, 'code'>;
    };

/** The fields that a plan can set for all or for a group: what a person has for themselves alone is not among them. */
export const SHARED_FIELDS: readonly SharedFieldId[] = [
  ...PERSON_FIELD_IDS.filter(isSharedText),
  'logoUrl',
  'logoForEmail',
];

export type SharedFieldId = SharedTextId | 'logoUrl' | 'logoForEmail';

/** What is set for everybody, whatever the list has; a field that is not there is the list's, or the signature's. */
export type Constants = Readonly<Partial<Record<SharedFieldId, string>>>;

/** The fields by which a team is divided into groups. */
export const GROUP_FIELDS = [
  'department',
  'country',
  'companyName',
  'office',
  'city',
  'state',
  'jobTitle',
] as const satisfies readonly ListFieldId[];

export type GroupFieldId = (typeof GROUP_FIELDS)[number];

/** What the list has of those who are in a group; capitals, blanks at the ends and how a country is written do not matter. */
export interface Condition {
  readonly field: GroupFieldId;
  /** One of these. */
  readonly values: readonly string[];
}

/** A banner below the signature. */
export interface TeamBanner {
  /** A link or a data URL. */
  readonly picture: string;
  /** Blank for none. */
  readonly link: string;
  readonly text: string;
  /** The first day with it, as `2026-06-05`; from the beginning unless given. */
  readonly from?: string;
  /** The last day with it; without end unless given. */
  readonly until?: string;
}

/** What is another for one group. */
export interface Exception {
  /** All of them hold for those who are in the group; none is everybody. */
  readonly conditions: readonly Condition[];
  /** A preset's name, or a custom palette as JSON. */
  readonly colorScheme?: string;
  readonly language?: LanguageId;
  readonly constants?: Constants;
  readonly banner?: TeamBanner;
  /** Words of a disclaimer of the group's own. */
  readonly disclaimer?: string;
}

export interface TeamRules {
  readonly constants: Constants;
  readonly banner?: TeamBanner;
  readonly disclaimer?: string;
  /** All that fit count; of two that set the same thing the later one. */
  readonly exceptions: readonly Exception[];
}

export interface TeamPlan extends TeamRules {
  readonly signature: TeamSignature;
}

export const NO_RULES: TeamRules = { constants: {}, exceptions: [] };
