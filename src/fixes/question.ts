import type { Finding } from '../model/findings/findings';
import type { Proposal } from './fix';

/** What can be asked of fixes. The answer to each is a list of offers. */
export type FixQuestion =
  /** What can be done about a finding. */
  | { readonly kind: 'about'; readonly finding: Pick<Finding, 'rule' | 'origin'> }
  /** Which fixes help any of these elements, each with what it would do for one of them. */
  | { readonly kind: 'helpful'; readonly ids: readonly string[] }
  /** All that a fix does for these elements, as one. */
  | { readonly kind: 'whole'; readonly fix: string; readonly ids: readonly string[] };

/** A fix that helps, and what it would do. */
export interface Offer extends Proposal {
  readonly fix: string;
}
