import { expect, waitFor } from 'storybook/test';

/** Waits until nothing on the page moves or fades any more: what is half faded in counts as unreadable. */
export async function motionEnded(): Promise<void> {
  await waitFor(() =>
    expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]),
  );
}
