import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleGroup } from '../../src/ui/buttons/toggle-group';

const press = fn();
const ICON = { className: 'size-4', 'aria-hidden': true } as const;

const meta = {
  title: 'UI/ToggleGroup',
  component: ToggleGroup,
  args: {
    label: 'Text style',
    toggles: [
      {
        id: 'b',
        label: 'Bold',
        hint: 'Bold (Ctrl+B)',
        icon: <Bold {...ICON} />,
        isOn: true,
        onPress: press,
      },
      {
        id: 'i',
        label: 'Italic',
        hint: 'Italic (Ctrl+I)',
        icon: <Italic {...ICON} />,
        isOn: false,
        onPress: press,
      },
    ],
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOn: Story = {
  play: async ({ canvas }) => {
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    const italic = canvas.getByRole('button', { name: 'Italic' });
    await expect(italic).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(italic);
    await expect(press).toHaveBeenCalled();
  },
};

export const TurnedOff: Story = {
  decorators: [
    (Story) => (
      <fieldset disabled aria-label="Locked">
        <Story />
      </fieldset>
    ),
  ],
};
