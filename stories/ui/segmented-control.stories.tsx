import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '../../src/ui/fields/segmented-control';

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor className="size-4" aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone className="size-4" aria-hidden="true" /> },
] as const;

const SHAPES = [
  { value: 'square', label: 'Square' },
  { value: 'round', label: 'Round' },
  { value: 'rectangle', label: 'Tall Rectangle' },
] as const;

const meta = {
  title: 'UI/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Image Shape', value: 'square', options: SHAPES, onChange: fn() },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowKeys: Story = {
  args: { isLabelHidden: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Square' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('round');
    await expect(canvas.getByRole('radio', { name: 'Round' })).toBeChecked();
  },
};

export const WithIcons: Story = { args: { label: 'Width', value: 'phone', options: WIDTHS } };

export const IconOnly: Story = {
  args: { label: 'Width', value: 'desktop', options: WIDTHS, isIconOnly: true },
};

export const Block: Story = {
  args: { isBlock: true },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
