import type { ClientId } from './clients';
import type { FindingAbout, FindingSource } from './finding-row';
import type { FINDINGS } from './findings.data';
import type { Severity } from './severity';

/** Where in the signature something comes from: a field of the form or an element of the canvas. */
export type Origin =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'element'; readonly id: string };

/** Something that could not be kept, or that some mail clients will show differently. */
export interface Finding {
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** The clients concerned; empty for all. */
  readonly clients: readonly ClientId[];
  readonly args: FindingArgs;
  readonly origin: readonly Origin[];
  /** The words of the rule, `args` filled in. */
  readonly message: string;
  /** Why it is one; null where the message is enough. */
  readonly reason: Reason | null;
  /** What it is about, where that is not one element: see `FindingRow`. */
  readonly about: FindingAbout | null;
  /** Whether it is about pictures that travel inside the HTML: see `FindingRow`. */
  readonly ofPicturesInside?: true;
}

export type FindingArgs = Readonly<Record<string, string | number>>;

export interface Reason {
  readonly why: string;
  readonly source?: FindingSource;
}

/** A finding as whatever finds it reports it: what the row of its rule states is left out. */
export type FindingReport = ReportParts &
  ({ readonly rule: PlainRule } | { [Rule in GradedRule]: GradedReport<Rule> }[GradedRule]);

interface ReportParts {
  readonly args?: FindingArgs;
  readonly origin?: readonly Origin[];
  /** Where they are not those of the row. */
  readonly clients?: readonly ClientId[];
}

interface GradedReport<Rule extends GradedRule> {
  readonly rule: Rule;
  readonly severity: Rows[Rule]['severity'][number];
}

/** What kinds of text are to look like where they make links by themselves. */
export const LINK_KINDS = {
  email: 'an email address',
  phone: 'a phone number',
  website: 'a web address',
  map: 'a postal address',
} as const;

export type LinkKind = keyof typeof LINK_KINDS;

type Rows = typeof FINDINGS;

/** What findings can be about. */
export type FindingRule = keyof Rows;

/** The rules whose findings are not all as grave. */
type GradedRule = {
  [Rule in FindingRule]: Rows[Rule]['severity'] extends readonly Severity[] ? Rule : never;
}[FindingRule];

export type PlainRule = Exclude<FindingRule, GradedRule>;

type RowOf<Key extends string> = Extract<Rows[FindingRule], Readonly<Record<Key, unknown>>>;

/** The checks that report findings, and what can be done about them. */
export type CheckId = RowOf<'check'>['check'];
export type FixId = RowOf<'fixes'>['fixes'][number];

export function fieldOrigin(field: string): Origin {
  return { kind: 'field', field };
}

export function elementOrigin(id: string): Origin {
  return { kind: 'element', id };
}
