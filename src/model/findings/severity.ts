/** From the least grave to the gravest. */
const SEVERITIES = ['info', 'degraded', 'broken'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface Graded {
  readonly severity: Severity;
}

/** How grave a finding is, to be compared with others; 0 for one that needs no fix. */
export function gravityOf({ severity }: Graded): number {
  return SEVERITIES.indexOf(severity);
}

/** Sorts findings, the gravest first. */
export function byGravity(a: Graded, b: Graded): number {
  return gravityOf(b) - gravityOf(a);
}
