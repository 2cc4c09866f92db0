import { DropTargets } from './drop-targets';
import { usePageFiles } from './use-page-files';

/** Takes the visitor's pictures wherever on the page they come down. */
export function PageFiles() {
  return usePageFiles() && <DropTargets />;
}
