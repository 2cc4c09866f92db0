import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette, User } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CollapsibleSection } from '../../src/ui/collapsible-section';
import { TextField } from '../../src/ui/fields/text-field';

const meta = {
  title: 'UI/CollapsibleSection',
  component: CollapsibleSection,
  args: {
    title: 'Personal Information',
    icon: <User />,
    summary: 'Ada Marchetti',
    onOpenChange: fn(),
    children: <TextField label="Full Name" value="Ada Marchetti" onChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <div className="w-full max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollapsibleSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: /Personal Information/ });
    await expect(heading).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Personal Information' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible());
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Stack: Story = {
  render: (args) => (
    <div className="grid gap-2">
      <CollapsibleSection
        {...args}
        title="Choose Your Style"
        description="Templates and color schemes"
        icon={<Palette />}
        summary="Modern, Professional Blue"
      />
      <CollapsibleSection {...args} description="Name, title, company" defaultOpen />
      <CollapsibleSection {...args} title="Social Media" icon={undefined} summary={undefined} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'A section whose title needs more room than there is',
    summary: 'and a summary that is too long as well, so that it is cut',
  },
};
