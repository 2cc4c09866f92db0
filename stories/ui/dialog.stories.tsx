import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/button';
import { Dialog } from '../../src/ui/dialog';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Replace the design?',
    description: 'What is on the canvas is replaced. You can undo this.',
    actions: (
      <>
        <Button>Keep</Button>
        <Button variant="primary">Replace</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: { size: 'sm' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await page.findByRole('dialog', { name: 'Replace the design?' }),
    ).toHaveAccessibleDescription(/You can undo this/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <div className="grid gap-3 text-base">
        {Array.from({ length: 24 }, (_, line) => `Step ${line + 1} of a long list.`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    ),
  },
};
