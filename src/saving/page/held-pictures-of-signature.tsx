import { HeldPicturesNotice } from '../../output/page/held-pictures-notice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import { loadHeldPictures } from '../../pictures/state/load-held-pictures';
import { linkedPictures } from '../../store/signature/picture-addresses';
import type { RootState } from '../../store/state';

interface HeldPicturesOfSignatureProps {
  readonly className?: string;
}

/** Shows how many pictures of the open signature are not loaded yet, and loads them. */
export function HeldPicturesOfSignature({ className }: HeldPicturesOfSignatureProps) {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectHeldCount);
  if (count === 0) return null;
  const load = (): void => {
    void dispatch(loadHeldPictures());
    // The button goes with the notice: the focus moves on to the main part of the page.
    document.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true });
  };
  return (
    <div className={className}>
      <HeldPicturesNotice count={count} onLoad={load} announce="politely" />
    </div>
  );
}

const MAIN = 'main[tabindex="-1"], main [tabindex="-1"]';

/** How many pictures that the signature shows are held. */
const selectHeldCount = makeSelector(
  ({ signature: { present } }: RootState) => [present.person, present.scene, present.heldPictures],
  (person, scene, heldPictures = []) => {
    const held = new Set(heldPictures);
    return linkedPictures({ person, scene }).filter((href) => held.has(href)).length;
  },
);
