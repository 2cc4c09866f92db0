import { HeldPicturesNotice } from '../../../output/page/held-pictures-notice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { loadHeldPicturesOfTeam, selectHeldCountOfTeam } from '../../state/held-in-team';

/** Shows how many pictures of list and signature are not loaded yet, and loads them. */
export function HeldPicturesOfTeam() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectHeldCountOfTeam);
  if (count === 0) return null;
  const load = (): void => {
    void dispatch(loadHeldPicturesOfTeam());
    // The button goes with the notice: the focus moves on to the main part of the page.
    document.querySelector<HTMLElement>('main[tabindex="-1"]')?.focus({ preventScroll: true });
  };
  return <HeldPicturesNotice count={count} onLoad={load} announce="politely" />;
}
