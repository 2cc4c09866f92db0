import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DetailsPanel } from '../../src/editor/details/details-panel';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { selectPerson } from '../../src/editor/selectors';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { builderState, withBuilder } from '../support/builder-story';
import { inPanel, stepLabels } from '../support/panel-story';

const meta = {
  title: 'Editor/Details',
  component: DetailsPanel,
  decorators: [inPanel, withBuilder],
} satisfies Meta<typeof DetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const field = canvas.getByRole('textbox', { name: 'Mobile' });
    await user.clear(field);
    await user.type(field, 'no number');
    await expect(selectPerson(builderState()).mobile).toBe('no number');
    await expect(canvas.getByText(/does not look like a phone number/)).toBeVisible();
    await expect(stepLabels()).toEqual(['Mobile']);
    const profile = await canvas.findByRole('textbox', { name: 'LinkedIn address' });
    await user.clear(profile);
    await user.type(profile, 'someone');
    const { socialLinks } = selectPerson(builderState());
    await expect(socialLinks).toEqual({ ...SAMPLE_SIGNATURE.socialLinks, linkedin: 'someone' });
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Palette' }), 'forest-green');
    await expect(stepLabels()).toEqual(['Mobile', 'LinkedIn address', 'Palette']);
  },
};

export const InPreview: Story = {
  parameters: { builder: { actions: [previewToggled()] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toBeDisabled();
  },
};
