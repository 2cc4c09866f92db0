import { useAppSelector } from '../../store/hooks';
import { selectCollapsedScene, useDesignCollapse } from './collapsed-scene';

/** A note about an element that is removed with its line when the design closes up. */
export function CollapseNote({ id }: { readonly id: string }) {
  const collapse = useDesignCollapse();
  const isGoing = useAppSelector(
    (state) =>
      collapse !== null &&
      !selectCollapsedScene(state, collapse).elements.some((each) => each.id === id),
  );
  return (
    isGoing && (
      <p className="border-t px-4 py-3 text-sm text-ink-muted">
        Empty: its line closes up in the email.
      </p>
    )
  );
}
