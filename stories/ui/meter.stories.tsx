import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '../../src/ui/meter';

const meta = {
  title: 'UI/Meter',
  component: Meter,
  args: {
    label: 'Size in Gmail',
    value: 4120,
    max: 10_000,
    softLimit: 8000,
    valueText: '4,120 of 10,000 characters',
    className: 'w-80',
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ok: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Size in Gmail' });
    await expect(meter).toHaveAttribute('aria-valuetext', '4,120 of 10,000 characters');
  },
};

export const Warn: Story = {
  args: { tone: 'warn', value: 8600, valueText: '8,600 of 10,000 characters' },
};

export const Over: Story = {
  args: { tone: 'over', value: 12_480, valueText: '12,480 of 10,000 characters' },
};

export const Empty: Story = { args: { value: 0, valueText: '0 of 10,000 characters' } };
