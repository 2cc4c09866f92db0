import type { FindingRule } from '../model/findings/findings';
import type { HostProblem } from '../model/picture/picture-hosts';

interface Correction {
  readonly problem: HostProblem;
  /** The text of the button. */
  readonly label: string;
}

/** What can be done about the address of a picture, by the finding. */
export const CORRECTIONS: Partial<Record<FindingRule, Correction>> = {
  'image-not-secure': { problem: 'not-secure', label: 'Use https' },
  'image-page': { problem: 'page', label: 'Use the address of the file' },
};
