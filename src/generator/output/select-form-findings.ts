import { byGravity } from '../../model/findings/findings';
import { isSame } from '../../scene/same';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';

/** Everything to be said about the signature that was last made ready, the gravest first. The same list while it says the same. */
export const selectFormFindings = makeSelector(
  ({ output }: RootState) => [output.findings],
  (findings) => findings.toSorted(byGravity),
  isSame,
);
