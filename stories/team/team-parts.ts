import type { StoryContext } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SAMPLE_LIST } from '../../src/team/page/people/list-sources';
import { motionEnded } from '../support/motion-ended';

/** What stories of the page of a team share. */
type Canvas = StoryContext['canvas'];

/** A list with a sample of all that lists are. */
export const SAMPLE = { list: SAMPLE_LIST, name: 'Sample list' };

export async function press(canvas: Canvas, name: RegExp | string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await motionEnded();
}
