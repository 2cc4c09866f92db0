import type { ClientId } from './clients';
import { FINDINGS, type FindingRow } from './findings.data';
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
  readonly args: Readonly<Record<string, string | number>>;
  readonly origin: readonly Origin[];
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

type FindingParts = Partial<Pick<Finding, 'args' | 'clients' | 'origin'>>;

/** A finding of a rule; for all clients of its row unless others are given. */
export function makeFinding(rule: PlainRule, parts: FindingParts = {}): Finding {
  return { rule, severity: FINDINGS[rule].severity, ...withDefaults(rule, parts) };
}

/** The same for a rule whose findings are not all as grave. */
export function makeGradedFinding<Rule extends GradedRule>(
  rule: Rule,
  severity: Rows[Rule]['severity'][number],
  parts: FindingParts = {},
): Finding {
  return { rule, severity, ...withDefaults(rule, parts) };
}

function withDefaults(
  rule: FindingRule,
  { args = {}, origin = [], clients }: FindingParts,
): Required<FindingParts> {
  const row: FindingRow = FINDINGS[rule];
  return { clients: clients ?? row.clients ?? [], args, origin };
}

export function fieldOrigin(field: string): Origin {
  return { kind: 'field', field };
}

export function elementOrigin(id: string): Origin {
  return { kind: 'element', id };
}
