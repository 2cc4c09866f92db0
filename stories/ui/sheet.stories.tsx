import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../src/ui/buttons/button';
import { Sheet } from '../../src/ui/overlays/sheet';

const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  args: {
    title: 'Live Preview',
    isOpen: false,
    onOpenChange: fn(),
    footer: (
      <Button variant="primary" size="lg" isBlock>
        Copy HTML
      </Button>
    ),
    children: <div className="rounded-card border bg-panel p-4">A signature</div>,
  },
  render: function Stateful(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    const change = (next: boolean) => {
      setIsOpen(next);
      args.onOpenChange(next);
    };
    return (
      <div className="min-h-96">
        <Sheet {...args} isOpen={isOpen} onOpenChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Down: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Live Preview' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PulledUp: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Live Preview' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 100, clientY: 400 } },
      { target: handle, coords: { clientX: 100, clientY: 380 } },
      { target: handle, coords: { clientX: 100, clientY: 300 } },
      { keys: '[/MouseLeft]', target: handle, coords: { clientX: 100, clientY: 300 } },
    ]);
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
  },
};
