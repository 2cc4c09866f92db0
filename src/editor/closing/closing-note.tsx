import { useAppSelector } from '../../store/hooks';
import { selectClosedScene, useDesignClosing } from './closed-scene';

/** Tells of an element that goes with its line as the design closes up. */
export function ClosingNote({ id }: { readonly id: string }) {
  const closing = useDesignClosing();
  const isGoing = useAppSelector(
    (state) =>
      closing !== null &&
      !selectClosedScene(state, closing).elements.some((each) => each.id === id),
  );
  return (
    isGoing && (
      <p className="border-t px-4 py-3 text-sm text-ink-muted">
        Empty: its line closes up in the email.
      </p>
    )
  );
}
