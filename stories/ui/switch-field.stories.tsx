import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SwitchField } from '../../src/ui/fields/switch-field';

const meta = {
  title: 'UI/SwitchField',
  component: SwitchField,
  args: { label: 'Custom colors', isOn: false, onChange: fn() },
  render: function Stateful(args) {
    const [isOn, setIsOn] = useState(args.isOn);
    const change = (next: boolean) => {
      setIsOn(next);
      args.onChange(next);
    };
    return (
      <div className="w-72">
        <SwitchField {...args} isOn={isOn} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Custom colors' })).toBeChecked();
  },
};

export const WithHint: Story = {
  args: { isOn: true, hint: 'Five colours of your own in place of a palette.' },
};

export const Disabled: Story = { args: { disabled: true, isOn: true } };
