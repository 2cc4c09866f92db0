import type { ClientId } from './clients';
import type { FINDINGS } from './findings.data';

/** Where in the signature something comes from: a field of the form or an element of the canvas. */
export type Origin =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'element'; readonly id: string };

/** From the least grave to the gravest. */
export const SEVERITIES = ['info', 'degraded', 'broken'] as const;
export type Severity = (typeof SEVERITIES)[number];

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

/** What findings can be about. */
export type FindingRule = keyof typeof FINDINGS;

/** How grave a finding is, to be compared with others; 0 for one that needs no fix. */
export function gravityOf({ severity }: Pick<Finding, 'severity'>): number {
  return SEVERITIES.indexOf(severity);
}

/** Sorts findings, the gravest first. */
export function byGravity(a: Finding, b: Finding): number {
  return gravityOf(b) - gravityOf(a);
}

export function fieldOrigin(field: string): Origin {
  return { kind: 'field', field };
}

export function elementOrigin(id: string): Origin {
  return { kind: 'element', id };
}
