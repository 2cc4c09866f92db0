import { lazy } from '../../../base/lazy';
import { useLazyDialog } from '../../../output/page/use-lazy-dialog';
import type { StepPlace } from '../../../store/signature/history-types';

export const VERSION_DIALOGS = lazy(() => import('./version-dialogs'));
const DIALOGS = ['nameVersion', 'versions'] as const;

/** The dialogs about named versions, which load when one is asked for. `place` is where steps are made. */
export function LateVersions({ place }: { readonly place: StepPlace }) {
  const { code } = useLazyDialog(DIALOGS, VERSION_DIALOGS);
  return (
    code && (
      <>
        <code.NameVersion />
        <code.Versions place={place} />
      </>
    )
  );
}
