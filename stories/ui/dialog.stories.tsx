import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/buttons/button';
import { Dialog } from '../../src/ui/overlays/dialog';

const meta = {
  title: 'UI/Dialog',
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

/** A place to work in: its content scrolls below the title, and fills a phone's screen. */
export const PageSized: Story = {
  args: {
    size: 'page',
    description: undefined,
    actions: undefined,
    aside: <Button>Aside</Button>,
    children: (
      <div className="h-full overflow-y-auto p-6">
        <div className="h-500">
          <Button>Within</Button>
        </div>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Replace the design?' });
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
    await expect(dialog.clientHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};
