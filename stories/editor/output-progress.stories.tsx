import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MailBar } from '../../src/editor/chrome/mail-bar';
import { OutputProgress } from '../../src/editor/email/output-progress';
import { outputStopped, drawingProgressed } from '../../src/output/state/output-slice';
import { builderState, withBuilder } from '../support/builder-story';

const half = drawingProgressed({ done: 1200, total: 2669 });

const meta = {
  title: 'Editor/Output progress',
  component: OutputProgress,
  decorators: [withBuilder],
} satisfies Meta<typeof OutputProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  parameters: { builder: { actions: [half] } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Drawing pictures' });
    await expect(bar).toHaveAttribute('value', '1200');
    await expect(canvas.getByText('Drawing pictures: 1,200 of 2,669')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Drawing pictures$/);
  },
};

/** The button keeps the focus from one to the other. */
export const Stopped: Story = {
  parameters: { builder: { actions: [half] } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(builderState().output.status).toBe('stopped');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pictures not drawn.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

export const TriedAgain: Story = {
  parameters: { builder: { actions: [outputStopped()] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(builderState().output.status).not.toBe('stopped');
  },
};

export const OnTheCanvas: Story = {
  parameters: { builder: { actions: [half] } },
  render: () => (
    <div className="relative h-60 max-w-97.5 bg-background">
      <MailBar />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('toolbar', { name: 'In email' })).toBeVisible();
  },
};

export const NothingToShow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
