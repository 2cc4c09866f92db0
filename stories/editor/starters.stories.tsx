import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../../src/editor/chrome/empty-state';
import { selectScene } from '../../src/editor/selectors';
import { record } from '../../src/store/signature/history';
import { builderState, withBuilder } from '../support/builder-story';
import { stepLabels } from '../support/panel-story';

const meta = {
  title: 'Editor/Starting',
  component: EmptyState,
  decorators: [withBuilder],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start creating your signature')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Modern' }));
    await waitFor(() => expect(stepLabels()).toEqual(['Start from Modern']));
    await expect(selectScene(builderState()).elements.length).toBeGreaterThan(8);
  },
};

export const Blank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blank canvas' }));
    await expect(canvas.queryByText('Start creating your signature')).toBeNull();
  },
};

/** Somebody with another palette and profiles. */
export const OfAnotherPerson: Story = {
  parameters: {
    builder: {
      actions: [
        record(
          {
            type: 'signature/changed',
            person: {
              fullName: 'Amélie Dubois-Laurent',
              colorScheme: 'warm-terracotta',
              socialLinks: { linkedin: 'amelie', instagram: 'amelie' },
            },
          },
          {
            label: 'Details',
            place: 'canvas',
            group: null,
            selectionBefore: [],
            selectionAfter: [],
          },
        ),
      ],
    },
  },
};
