import { onUse, useOnUse } from '../ui/on-use';
import { usePageFiles } from './use-page-files';

const DROP_TARGETS = onUse(() => import('./drop-targets'));

/** Takes the visitor's pictures wherever on the page they come down. */
export function PageFiles() {
  return usePageFiles() && <TargetsOnUse />;
}

function TargetsOnUse() {
  const code = useOnUse(DROP_TARGETS);
  return code !== null && <code.DropTargets />;
}
